import { privacyNotice } from '#contract/patients/privacy-notice.ts'
import { Problem } from '#contract/problem.ts'
import { privacyNoticeOf } from '#knowledge/law/privacy-notice.ts'
import { mail as en } from '#locales/en/mail.ts'
import { mail as es } from '#locales/es/mail.ts'
import type { Domain } from '../../http/domain.ts'
import { doctorOfNotice, responsibleOf } from './notice-queries.ts'

/**
 * Routes for the privacy notice, which a patient can read before any data are recorded (LFPDPPP art. 15 and 16;
 * mexico.md I2).
 */
export function privacyNoticeRoutes({ bind, database }: Domain): void {
  bind(privacyNotice.get)(async ({ params }, { language }) => {
    const doctorId = await doctorOfNotice(database.open, params.key)
    if (doctorId === undefined) throw new Problem('not-found')
    const who = await database.asDoctor(doctorId, (sql) => responsibleOf(sql, doctorId))
    // A privacy notice without name, address and contact of the responsible doctor would be incomplete, so none is
    // shown.
    const contact = who?.contact || who?.phone
    if (!who || !who.address || !contact) throw new Problem('not-found')
    const { femaleTitle, maleTitle } = language === 'en' ? en : es
    const name = `${who.female ? femaleTitle : maleTitle} ${who.name}`
    return privacyNoticeOf({ name, address: who.address, contact }, language)
  })
}
