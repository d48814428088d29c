import type { Sql } from '../database/database.ts'
import type { TimeZone } from '#contract/values/time-zone.ts'
import { CLINICS } from './hospital-queries.ts'

export interface LocationRow {
  hospital_id: number
  name: string
  location: string
  public_institution: boolean
  time_zone: TimeZone | ''
  zip_code: string
  is_active: boolean
  clinics: { id: number; name: string; location: string }[]
}

export async function locationsOf(sql: Sql, doctorId: number): Promise<LocationRow[]> {
  return sql.query<LocationRow>(
    `select h.id as hospital_id, h.name, h.location, h.public_institution, h.time_zone, h.zip_code, m.is_active,
            ${CLINICS}
     from membership m join hospital h on h.id = m.hospital_id
     where m.doctor_id = $1 and not m.is_deleted and h.is_active
     order by m.is_active desc, h.id`,
    [doctorId],
  )
}

/** Place at which the doctor prescribes unless another place is chosen; undefined while there is none. */
export async function defaultPlaceOf(
  sql: Sql,
  doctorId: number,
): Promise<Pick<LocationRow, 'location' | 'zip_code' | 'time_zone'> | undefined> {
  const rows = await sql.query<Pick<LocationRow, 'location' | 'zip_code' | 'time_zone'>>(
    `select h.location, h.zip_code, h.time_zone from membership m join hospital h on h.id = m.hospital_id
     where m.doctor_id = $1 and not m.is_deleted and h.is_active
     order by m.is_active desc, h.id limit 1`,
    [doctorId],
  )
  return rows[0]
}

/** Makes a hospital the doctor's only default place. @returns false when the doctor does not belong to the hospital */
export async function setDefaultHospital(sql: Sql, doctorId: number, hospitalId: number): Promise<boolean> {
  const member = await sql.query(
    'select 1 from membership where doctor_id = $1 and hospital_id = $2 and not is_deleted for update',
    [doctorId, hospitalId],
  )
  if (member.length === 0) return false
  await sql.query('update membership set is_active = false where doctor_id = $1 and is_active', [doctorId])
  await sql.query('update membership set is_active = true where doctor_id = $1 and hospital_id = $2', [
    doctorId,
    hospitalId,
  ])
  return true
}
