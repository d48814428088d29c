import type { Sql } from '../database/database.ts'
import { CLINICS, type HospitalRow } from './hospital-queries.ts'

/**
 * Gives the rest of the transaction access to the hospitals that the integrator founded
 * (0132-integrator-hospitals.sql).
 */
async function openFounded(sql: Sql, integratorId: number): Promise<void> {
  await sql.query(
    `select set_config('app.founded', coalesce(string_agg(hospital_id::text, ','), ''), true)
     from integrator_hospital where integrator_id = $1`,
    [integratorId],
  )
}

/**
 * The hospitals that an integrator founded: all of them, or one by id. The integrator administers each of these
 * hospitals.
 */
export async function hospitalsFoundedBy(
  sql: Sql,
  integratorId: number,
  page: { id: number | null; limit: number; offset: number },
): Promise<HospitalRow[]> {
  await openFounded(sql, integratorId)
  return sql.query<HospitalRow>(
    `select h.*, 'ADMIN' as type,
            ${CLINICS}
     from integrator_hospital i join hospital h on h.id = i.hospital_id
     where i.integrator_id = $1 and ($2::bigint is null or h.id = $2)
     order by h.id limit $3 offset $4`,
    [integratorId, page.id, page.limit, page.offset],
  )
}

export async function countFoundedBy(sql: Sql, integratorId: number): Promise<number> {
  const rows = await sql.query<{ count: number }>(
    'select count(*)::int as count from integrator_hospital where integrator_id = $1',
    [integratorId],
  )
  return rows[0]!.count
}

export async function insertFounded(sql: Sql, integratorId: number, hospitalId: number): Promise<void> {
  await sql.query('insert into integrator_hospital (integrator_id, hospital_id) values ($1, $2)', [
    integratorId,
    hospitalId,
  ])
}

/**
 * Makes a doctor a member of a hospital without asking the doctor. The integrator that made the doctor's account also
 * decides on the place.
 * @param type null keeps the current role; MEMBER for a new membership
 * @returns false for a doctor who left that hospital
 */
export async function placeMember(
  sql: Sql,
  m: { doctorId: number; hospitalId: number; type: 'ADMIN' | 'MEMBER' | null },
): Promise<boolean> {
  const rows = await sql.query(
    `insert into membership as m (doctor_id, hospital_id, type) values ($1, $2, coalesce($3, 'MEMBER'))
     on conflict (doctor_id, hospital_id) do update set type = coalesce($3, m.type) where not m.is_deleted
     returning m.id`,
    [m.doctorId, m.hospitalId, m.type],
  )
  return rows.length === 1
}
