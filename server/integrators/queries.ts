import type { LicenceState } from '#contract/profile/profile.ts'
import type { MembershipType } from '#contract/places/workplaces.ts'
import type { Sql } from '../database/database.ts'

export async function insertIntegrator(sql: Sql, id: number, name: string): Promise<void> {
  await sql.query('insert into integrator (integrator_id, name) values ($1, $2)', [id, name])
}

export async function integratorName(sql: Sql, id: number): Promise<string | undefined> {
  const rows = await sql.query<{ name: string }>('select name from integrator where integrator_id = $1', [id])
  return rows[0]?.name
}

export async function integratorByEmail(sql: Sql, email: string): Promise<number | undefined> {
  const rows = await sql.query<{ id: number }>(
    'select i.integrator_id as id from integrator i join account a on a.id = i.integrator_id where a.email = lower($1)',
    [email],
  )
  return rows[0]?.id
}

export async function insertMade(
  sql: Sql,
  m: { doctorId: number; integratorId: number; dateOfBirth: string | null },
): Promise<void> {
  await sql.query(
    'insert into integrator_doctor (doctor_id, integrator_id, date_of_birth) values ($1, $2, $3)',
    [m.doctorId, m.integratorId, m.dateOfBirth],
  )
}

export async function updateBirth(sql: Sql, doctorId: number, dateOfBirth: string | null): Promise<void> {
  await sql.query('update integrator_doctor set date_of_birth = $2 where doctor_id = $1', [
    doctorId,
    dateOfBirth,
  ])
}

/** Ids of the doctors whose accounts the integrator made and whose accounts are not closed. */
export async function doctorsOf(sql: Sql, integratorId: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    'select doctor_id as id from integrator_doctor where integrator_id = $1',
    [integratorId],
  )
  return rows.map(({ id }) => id)
}

export interface MedicRow {
  id: number
  email: string
  name: string
  female: boolean
  profession: string
  cedula: string
  institution: string
  specialty: string
  specialty_cedula: string
  specialty_verified: boolean
  licence_state: LicenceState
  licence_reason: string
  date_of_birth: string | null
  hospital_id: number | null
  membership: MembershipType | null
  is_active: boolean
}

/** Filter of doctors by id or by mail address; empty for all doctors. */
export interface MedicFilter {
  id?: number
  email?: string
}

// SQL that selects the doctors for whom an integrator may still act: the doctors who have not closed the session of the
// integrator's token.
const MADE = `integrator_doctor m
  join account a on a.id = m.doctor_id
  join session s on s.account_id = m.doctor_id and s.class = 'integration' and s.revoked_at is null and s.ends_at > now()
  where m.integrator_id = $1 and ($2::bigint is null or m.doctor_id = $2) and ($3::text is null or a.email = lower($3))`

export async function medicsOf(
  sql: Sql,
  integratorId: number,
  filter: MedicFilter & { limit: number; offset: number },
): Promise<MedicRow[]> {
  const made = await sql.query<Pick<MedicRow, 'id' | 'email' | 'date_of_birth' | 'is_active'>>(
    `select m.doctor_id as id, a.email, m.date_of_birth,
            exists (select 1 from token t where t.session_id = s.id and t.expires_at > now()) as is_active
     from ${MADE} order by m.doctor_id limit $4 offset $5`,
    [integratorId, filter.id, filter.email, filter.limit, filter.offset],
  )
  if (made.length === 0) return []
  const profiles = await sql.query<Omit<MedicRow, 'email' | 'date_of_birth' | 'is_active'>>(
    'select * from doctors_made($1)',
    [made.map(({ id }) => id)],
  )
  const byId = new Map(profiles.map((row) => [row.id, row]))
  return made.flatMap((row) => {
    const found = byId.get(row.id)
    return found ? [{ ...found, ...row }] : []
  })
}

export async function countMedics(sql: Sql, integratorId: number, filter: MedicFilter): Promise<number> {
  const rows = await sql.query<{ count: number }>(`select count(*)::int as count from ${MADE}`, [
    integratorId,
    filter.id,
    filter.email,
  ])
  return rows[0]!.count
}
