import type { SavedClinic } from '#contract/places/workplaces.ts'
import type { Sql } from '../database/database.ts'

type NewClinic = Omit<SavedClinic, 'id'>

export async function insertClinic(sql: Sql, hospitalId: number, c: NewClinic): Promise<SavedClinic> {
  const rows = await sql.query<SavedClinic>(
    'insert into clinic (hospital_id, name, location) values ($1, $2, $3) returning id, name, location',
    [hospitalId, c.name, c.location],
  )
  return rows[0]!
}

export async function updateClinic(
  sql: Sql,
  hospitalId: number,
  id: number,
  c: NewClinic,
): Promise<SavedClinic | undefined> {
  const rows = await sql.query<SavedClinic>(
    'update clinic set name = $3, location = $4 where hospital_id = $1 and id = $2 returning id, name, location',
    [hospitalId, id, c.name, c.location],
  )
  return rows[0]
}

/** Deletes a clinic of a hospital. @returns whether the clinic existed */
export async function deleteClinic(sql: Sql, hospitalId: number, id: number): Promise<boolean> {
  const rows = await sql.query('delete from clinic where hospital_id = $1 and id = $2 returning id', [
    hospitalId,
    id,
  ])
  return rows.length === 1
}
