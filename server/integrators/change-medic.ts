import type { MedicPatch } from '#contract/accounts/medics.ts'
import {
  integratorActsFor,
  renewIntegration,
  setIntegrationActive,
} from '../accounts/integration/integration-access.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Database } from '../database/database.ts'
import { changeDoctor } from '../profile/change-doctor.ts'
import { placeDoctor } from '../workplaces/integrator-hospitals.ts'
import { findMedic, medicOf, medicName } from './find-medic.ts'
import { updateBirth, type MedicRow } from './queries.ts'
import { placeAsked, profileOf, refuseFacts } from './rules.ts'

/**
 * Changes a doctor's data on behalf of the integrator who made the account. An operator must verify a changed licence again.
 * @throws Problem `not-found`, `invalid-input`
 */
export async function changeMedic(
  database: Database,
  id: number,
  asked: MedicPatch,
  { integratorId, brand, today }: { integratorId: number; brand: string; today: string },
): Promise<MedicRow> {
  const by = { actor: 'integrator', actorId: integratorId } as const
  return database.asIntegrator(integratorId, async (sql) => {
    const now = await medicOf(sql, integratorId, id)
    refuseFacts(asked, now, today)
    await integratorActsFor(sql, id)
    const profile = profileOf(asked)
    if (Object.values(profile).some((value) => value !== undefined))
      await changeDoctor(sql, id, profile, brand, by)
    if (asked.date_of_birth !== undefined) await updateBirth(sql, id, asked.date_of_birth || null)
    const place = placeAsked(asked, now)
    if (place) await placeDoctor(sql, { integratorId, doctorId: id, ...place })
    if (asked.is_active !== undefined && asked.is_active !== now.is_active) {
      await setIntegrationActive(sql, id, asked.is_active)
      const action = asked.is_active ? 'integration.resumed' : 'integration.rested'
      await recordEvent(sql, id, { ...by, action, object: ['account', id] })
    }
    return medicOf(sql, integratorId, id)
  })
}

/** Replaces the token with which an integrator acts for a doctor, and revokes the earlier token. @throws Problem `not-found` */
export async function renewToken(database: Database, integratorId: number, id: number): Promise<string> {
  await findMedic(database, integratorId, id)
  const integrator = await medicName(database.open, integratorId)
  return database.asDoctor(id, async (sql) => {
    const token = await renewIntegration(sql, id, integrator)
    await recordEvent(sql, id, {
      actor: 'integrator',
      actorId: integratorId,
      action: 'integration.renewed',
      object: ['account', id],
    })
    return token
  })
}
