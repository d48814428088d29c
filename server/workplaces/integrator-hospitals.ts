import { Problem } from '#contract/problem.ts'
import type { HospitalPatch, NewHospital } from '#contract/places/workplaces.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import { insertHospital, updateHospital, type HospitalRow } from './hospital-queries.ts'
import { hospitalsFoundedBy, insertFounded, placeMember } from './integrator-queries.ts'
import { setLogo } from './logo-queries.ts'
import { setDefaultHospital } from './queries.ts'
import { paperWanted, refuseBadPlace } from './save-hospital.ts'

export async function findFounded(sql: Sql, integratorId: number, id: number): Promise<HospitalRow> {
  const [row] = await hospitalsFoundedBy(sql, integratorId, { id, limit: 1, offset: 0 })
  if (!row) throw new Problem('not-found')
  return row
}

/** Inserts a hospital for an integrator. The integrator administers the hospital, whatever `is_admin` says. */
export async function foundForDoctors(sql: Sql, integratorId: number, h: NewHospital): Promise<HospitalRow> {
  refuseBadPlace(h)
  const id = await insertHospital(sql, { ...h, headline: h.headline ?? '', paper: paperWanted(h) })
  await insertFounded(sql, integratorId, id)
  return findFounded(sql, integratorId, id)
}

export async function changeFounded(
  sql: Sql,
  integratorId: number,
  id: number,
  { picture, university_logo, ...h }: HospitalPatch,
): Promise<HospitalRow> {
  await findFounded(sql, integratorId, id)
  refuseBadPlace(h)
  await updateHospital(sql, id, { ...h, paper: paperWanted(h) })
  if (picture === null) await setLogo(sql, id, 'picture', null)
  if (university_logo === null) await setLogo(sql, id, 'university_logo', null)
  return findFounded(sql, integratorId, id)
}

/**
 * Refuses pictures from an integrator, because every picture belongs to a doctor (server/images). @throws Problem
 * `invalid-input`
 */
export function refuseLogos(pictures: Partial<Record<string, Uint8Array>>): void {
  const names = Object.keys(pictures)
  if (names.length === 0) return
  throw new Problem('invalid-input', {
    fields: Object.fromEntries(names.map((name) => [name, ['logo-by-doctor']])),
  })
}

/**
 * Makes a hospital of the integrator the default place of a doctor whose account the integrator made. The transaction needs
 * the rights of the integrator and of the doctor.
 * @throws Problem `invalid-input` for a hospital that is not the integrator's, `membership-declined` for a hospital that
 * the doctor has left
 */
export async function placeDoctor(
  sql: Sql,
  at: { integratorId: number; doctorId: number; hospitalId: number; isAdmin: boolean | undefined },
): Promise<void> {
  const { integratorId, doctorId, hospitalId, isAdmin } = at
  const [own] = await hospitalsFoundedBy(sql, integratorId, { id: hospitalId, limit: 1, offset: 0 })
  if (!own) throw new Problem('invalid-input', { fields: { hospital: [`hospital-not-yours:${hospitalId}`] } })
  const type = isAdmin === undefined ? null : isAdmin ? 'ADMIN' : 'MEMBER'
  if (!(await placeMember(sql, { doctorId, hospitalId, type }))) throw new Problem('membership-declined')
  await setDefaultHospital(sql, doctorId, hospitalId)
  await recordEvent(sql, doctorId, {
    actor: 'integrator',
    actorId: integratorId,
    action: 'membership.changed',
    object: ['hospital', hospitalId],
    details: { type: type ?? 'MEMBER' },
  })
}
