import type { NewMedic } from '#contract/accounts/medics.ts'
import { countMadeAccount } from '../accounts/allowance.ts'
import {
  makeDoctorAccount,
  openIntegration,
  setIntegrationActive,
} from '../accounts/integration/integration-access.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Database } from '../database/database.ts'
import { queueAccountMail } from '../delivery/queue-account-mail.ts'
import type { Language } from '../http/context.ts'
import { changeDoctor } from '../profile/change-doctor.ts'
import { placeDoctor } from '../workplaces/integrator-hospitals.ts'
import { medicOf, medicName } from './find-medic.ts'
import { insertMade, type MedicRow } from './queries.ts'
import { placeAsked, profileOf, refuseFacts } from './rules.ts'

export interface Making {
  integratorId: number
  language: Language
  brand: { id: string; name: string }
  /** Present day in Mexico City, `YYYY-MM-DD`. */
  today: string
}

/**
 * Makes a doctor's account, with a token with which the integrator acts for the doctor, and tells the doctor by mail who made
 * the account. An operator must verify the licence as usual.
 * @throws Problem `invalid-input`, `too-many-requests` for more than a hundred accounts in an hour
 */
export async function makeMedic(
  database: Database,
  asked: NewMedic,
  { integratorId, language, brand, today }: Making,
): Promise<{ row: MedicRow; token: string }> {
  refuseFacts(asked, asked, today)
  await countMadeAccount(database.open, integratorId)
  const make = await makeDoctorAccount({ ...asked, brandName: brand.name, language })
  return database.asIntegrator(integratorId, async (sql) => {
    const integrator = await medicName(sql, integratorId)
    const id = await make(sql)
    await insertMade(sql, { doctorId: id, integratorId, dateOfBirth: asked.date_of_birth || null })
    const by = { actor: 'integrator', actorId: integratorId } as const
    await recordEvent(sql, id, { ...by, action: 'account.made', object: ['account', id] })
    await changeDoctor(sql, id, profileOf(asked), brand.id, by)
    const place = placeAsked(asked, { hospital_id: null, membership: null })
    if (place) await placeDoctor(sql, { integratorId, doctorId: id, ...place })
    const token = await openIntegration(sql, id, integrator)
    if (asked.is_active === false) await setIntegrationActive(sql, id, false)
    await queueAccountMail(sql, {
      kind: 'account-made',
      recipient: asked.email.toLowerCase(),
      language,
      brand: brand.id,
      note: integrator,
    })
    return { row: await medicOf(sql, integratorId, id), token }
  })
}
