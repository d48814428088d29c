import type { Picture, PictureType } from '#contract/profile/picture.ts'
import type { Sql } from '../database/database.ts'

export interface NewPicture {
  doctorId: number
  kind: string
  hospitalId: number | null
  type: PictureType
  bytes: Uint8Array
  width: number
  height: number
}

/** Inserts a picture. @returns the picture's id */
export async function insertPicture(sql: Sql, p: NewPicture): Promise<string> {
  const rows = await sql.query<{ id: string }>(
    `insert into picture (doctor_id, kind, hospital_id, type, bytes, width, height)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [p.doctorId, p.kind, p.hospitalId, p.type, p.bytes, p.width, p.height],
  )
  return rows[0]!.id
}

/** Reads a picture by its id. The id must come from a row of the transaction's doctor. */
export async function pictureById(sql: Sql, id: string): Promise<Picture | undefined> {
  const rows = await sql.query<Picture>('select type, bytes from picture where id = $1', [id])
  return rows[0]
}

/** Reads a picture that a doctor may see: one of their own, or a logo of a hospital whose member the doctor is. */
export async function pictureSeenBy(sql: Sql, doctorId: number, id: string): Promise<Picture | undefined> {
  const rows = await sql.query<Picture>(
    `select type, bytes from picture
     where id = $1 and (doctor_id = $2 or hospital_id in
       (select m.hospital_id from membership m where m.doctor_id = $2 and not m.is_deleted))`,
    [id, doctorId],
  )
  return rows[0]
}

export async function deletePicture(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from picture where id = $1', [id])
}

/** Reads pictures of any doctor by their ids, to print a signed prescription that names them. */
export async function picturesOnSheet(
  sql: Sql,
  ids: readonly string[],
): Promise<{ id: string; bytes: Uint8Array }[]> {
  await sql.query(`select set_config('app.prints', $1, true)`, [ids.join(',')])
  return sql.query<{ id: string; bytes: Uint8Array }>(
    'select id, bytes from picture where id = any($1::uuid[])',
    [ids],
  )
}
