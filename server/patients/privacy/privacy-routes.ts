import { patientPrivacy } from '#contract/patients/patient-privacy.ts'
import { Problem } from '#contract/problem.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { readTrail } from '../../events/record-read.ts'
import type { Sql } from '../../database/database.ts'
import type { Domain } from '../../http/domain.ts'
import { exportPage } from '../export-page.ts'
import { exportPatient } from '../export-patient.ts'
import { extendTerm, noteAnswer, noteRequest, readPrivacy, takeConsentBack } from './privacy.ts'
import { numbersOf } from '../queries.ts'
import { recordConsent } from '../record-consent.ts'
import { findPatient } from '../save-patient.ts'

/** Routes for a patient's consents and requests about personal data. */
export function patientPrivacyRoutes({ bind, database, clock }: Domain): void {
  const today = () => mexicoDay(clock())
  const noteRead = readTrail({ database, clock })

  bind(patientPrivacy.get)(({ params }, { caller: { accountId }, language }) =>
    database.asDoctor(accountId, async (sql) => {
      const { patientId, numbers } = await subject(sql, accountId, params.uid)
      await noteRead(sql, accountId, 'patient.viewed', ['patient', patientId])
      return readPrivacy(sql, accountId, numbers, language)
    }),
  )
  bind(patientPrivacy.consent)(({ params, body }, { caller: { accountId }, language }) =>
    database.asDoctor(accountId, async (sql) => {
      const { patientId, numbers } = await subject(sql, accountId, params.uid)
      await recordConsent(sql, accountId, patientId, body, today())
      return readPrivacy(sql, accountId, numbers, language)
    }),
  )
  bind(patientPrivacy.withdraw)(({ params }, { caller: { accountId }, language }) =>
    database.asDoctor(accountId, async (sql) => {
      const of = await subject(sql, accountId, params.uid)
      await takeConsentBack(sql, of, params.id)
      return readPrivacy(sql, accountId, of.numbers, language)
    }),
  )
  bind(patientPrivacy.request)(({ params, body }, { caller: { accountId }, language }) =>
    database.asDoctor(accountId, async (sql) => {
      const of = await subject(sql, accountId, params.uid)
      await noteRequest(sql, of, body, today())
      return readPrivacy(sql, accountId, of.numbers, language)
    }),
  )
  bind(patientPrivacy.extend)(({ params }, { caller: { accountId }, language }) =>
    database.asDoctor(accountId, async (sql) => {
      const of = await subject(sql, accountId, params.uid)
      await extendTerm(sql, of, params.id, today())
      return readPrivacy(sql, accountId, of.numbers, language)
    }),
  )
  bind(patientPrivacy.answer)(({ params, body }, { caller: { accountId }, language }) =>
    database.asDoctor(accountId, async (sql) => {
      const of = await subject(sql, accountId, params.uid)
      await noteAnswer(sql, of, params.id, body, today())
      return readPrivacy(sql, accountId, of.numbers, language)
    }),
  )
  bind(patientPrivacy.export)(async ({ params }, { caller: { accountId }, language }) => {
    const data = await database.asDoctor(accountId, (sql) =>
      exportPatient(sql, accountId, params.uid, { now: clock(), language }),
    )
    return { data, page: exportPage(data, language) }
  })
}

/** Finds a patient by uid, with all ids of the patient. @throws Problem `not-found` */
async function subject(sql: Sql, doctorId: number, uid: string) {
  const patient = await findPatient(sql, doctorId, uid)
  if (!patient) throw new Problem('not-found')
  return { doctorId, patientId: patient.id, numbers: await numbersOf(sql, doctorId, patient.id) }
}
