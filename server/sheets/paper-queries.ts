import type { OwnPaper } from '#contract/places/sheet-layout.ts'
import type { Sql } from '../database/database.ts'

export interface PaperRow {
  layout: OwnPaper | null
  picture_id: string | null
}

export async function hospitalPaper(
  sql: Sql,
  doctorId: number,
  hospitalId: number,
): Promise<PaperRow | undefined> {
  const rows = await sql.query<PaperRow>(
    'select layout, picture_id from own_paper where doctor_id = $1 and hospital_id = $2',
    [doctorId, hospitalId],
  )
  return rows[0]
}

export async function putLayout(
  sql: Sql,
  doctorId: number,
  hospitalId: number,
  layout: OwnPaper,
): Promise<void> {
  await sql.query(
    `insert into own_paper (doctor_id, hospital_id, layout) values ($1, $2, $3)
     on conflict (doctor_id, hospital_id) do update set layout = excluded.layout, changed_at = now()`,
    [doctorId, hospitalId, JSON.stringify(layout)],
  )
}

export async function putPaperPicture(
  sql: Sql,
  doctorId: number,
  hospitalId: number,
  pictureId: string | null,
): Promise<void> {
  await sql.query(
    `insert into own_paper (doctor_id, hospital_id, picture_id) values ($1, $2, $3)
     on conflict (doctor_id, hospital_id) do update set picture_id = excluded.picture_id, changed_at = now()`,
    [doctorId, hospitalId, pictureId],
  )
}

export async function deletePaper(sql: Sql, doctorId: number, hospitalId: number): Promise<void> {
  await sql.query('delete from own_paper where doctor_id = $1 and hospital_id = $2', [doctorId, hospitalId])
}
