import type { LicenceState } from '#contract/profile/profile.ts'
import type { Sql } from '../database/database.ts'

export interface LicenceRow {
  doctor_id: number
  name: string
  profession: string
  cedula: string
  institution: string
  specialty: string
  specialty_cedula: string
  specialty_until: string | null
  licence_state: LicenceState
  licence_reason: string
  licence_version: number
  licence_changed_at: Date
  licence_photo: string | null
  licence_check: 'none' | 'confirmed' | 'contradicted' | 'unknown'
}

const COLUMNS = `doctor_id, name, profession, cedula, institution, specialty, specialty_cedula, specialty_until,
  licence_state, licence_reason, licence_version, licence_changed_at, licence_photo, licence_check`

/** Licences in one state. The licence whose last change is the oldest comes first. */
export async function licencesIn(
  sql: Sql,
  state: LicenceState,
  paging: { limit: number; offset: number },
): Promise<LicenceRow[]> {
  return sql.query<LicenceRow>(
    `select ${COLUMNS} from doctor where licence_state = $1 order by licence_changed_at, doctor_id limit $2 offset $3`,
    [state, paging.limit, paging.offset],
  )
}

export async function countLicences(sql: Sql, state: LicenceState): Promise<number> {
  const rows = await sql.query<{ n: number }>('select count(*) as n from doctor where licence_state = $1', [
    state,
  ])
  return rows[0]?.n ?? 0
}

export async function licenceOf(sql: Sql, doctorId: number): Promise<LicenceRow | undefined> {
  const rows = await sql.query<LicenceRow>(`select ${COLUMNS} from doctor where doctor_id = $1`, [doctorId])
  return rows[0]
}

/** Names of operators by id. */
export async function operatorNames(sql: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await sql.query<{ id: number; name: string }>(
    'select operator_id as id, name from operator where operator_id = any ($1::bigint[])',
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function operatorById(
  sql: Sql,
  operatorId: number,
): Promise<{ name: string; email: string } | undefined> {
  const rows = await sql.query<{ name: string; email: string }>(
    'select o.name, a.email from operator o join account a on a.id = o.operator_id where o.operator_id = $1',
    [operatorId],
  )
  return rows[0]
}

export async function insertOperator(sql: Sql, operatorId: number, name: string): Promise<void> {
  await sql.query('insert into operator (operator_id, name) values ($1, $2)', [operatorId, name])
}

/** A doctor's id by email address, for the command line. */
export async function doctorByEmail(sql: Sql, email: string): Promise<number | undefined> {
  const rows = await sql.query<{ id: number }>(
    `select id from account where email = lower($1) and kind = 'doctor'`,
    [email],
  )
  return rows[0]?.id
}
