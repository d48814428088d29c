import { type FieldErrors, Problem } from '#contract/problem.ts'
import { checkPostalCode } from '#contract/values/identifiers/postal-code.ts'
import { isAddress } from '#contract/values/printed-address.ts'
import { paperOf, type HospitalPatch, type NewHospital, type Paper } from '#contract/places/workplaces.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import {
  hospitalsOf,
  insertWorkplace,
  stepDown,
  updateHospital,
  type HospitalRow,
} from './hospital-queries.ts'
import { keepLogos, type LogoChange } from './keep-logos.ts'
import { requireAdministrator } from './require-administrator.ts'

export async function findHospital(sql: Sql, doctorId: number, id: number): Promise<HospitalRow> {
  const [row] = await hospitalsOf(sql, doctorId, { id, limit: 1, offset: 0 })
  if (!row) throw new Problem('not-found')
  return row
}

export async function foundHospital(
  sql: Sql,
  doctorId: number,
  h: NewHospital,
  logos: LogoChange = {},
): Promise<HospitalRow> {
  refuseBadPlace(h)
  const row = { ...h, headline: h.headline ?? '', paper: paperWanted(h) }
  const id = await insertWorkplace(sql, doctorId, row, [])
  await keepLogos(sql, doctorId, id, logos)
  // The founder becomes an ordinary member only after the logos are set, because an ordinary member may not set them.
  if (h.is_admin === false) await stepDown(sql, doctorId, id)
  await trail(sql, doctorId, id, 'added')
  return findHospital(sql, doctorId, id)
}

export async function changeHospital(
  sql: Sql,
  doctorId: number,
  id: number,
  h: Omit<HospitalPatch, keyof LogoChange>,
  logos: LogoChange = {},
): Promise<HospitalRow> {
  await requireAdministrator(sql, doctorId, id)
  refuseBadPlace(h)
  await updateHospital(sql, id, { ...h, paper: paperWanted(h) })
  await keepLogos(sql, doctorId, id, logos)
  await trail(
    sql,
    doctorId,
    id,
    Object.keys({ ...h, ...logos })
      .toSorted()
      .join(','),
  )
  return findHospital(sql, doctorId, id)
}

export const paperWanted = (h: Pick<HospitalPatch, 'paper' | 'page_size'>): Paper | undefined =>
  h.paper ?? (h.page_size === undefined ? undefined : paperOf(h.page_size))

/**
 * Refuses a hospital's address or postal code that may not be printed on a prescription (mexico.md B1, H7).
 * @throws Problem `invalid-input` by field
 */
export function refuseBadPlace({
  location,
  zip_code: zip,
}: Pick<HospitalPatch, 'location' | 'zip_code'>): void {
  const fields: FieldErrors = {}
  if (location !== undefined && !isAddress(location)) fields['location'] = ['address-incomplete']
  if (zip !== undefined && zip !== '' && !checkPostalCode(zip).ok) fields['zip_code'] = ['zip-unknown']
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
}

/** Records in the audit trail which parts of a hospital were changed, by the contract's field names. */
export const trail = (sql: Sql, doctorId: number, id: number, what: string): Promise<void> =>
  recordEvent(sql, doctorId, {
    actor: 'doctor',
    actorId: doctorId,
    action: 'hospital.changed',
    object: ['hospital', id],
    details: { what },
  })
