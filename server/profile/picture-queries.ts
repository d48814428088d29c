import type { OwnPictureName } from '#contract/profile/own-pictures.ts'
import type { Sql } from '../database/database.ts'

/** Database column of the doctor for each picture of the profile. */
const COLUMNS = { portrait: 'portrait_id', signature: 'signature_id' } as const satisfies Record<
  OwnPictureName,
  string
>

export type OwnPictureIds = Record<OwnPictureName, string | null>

export async function ownPictureIds(sql: Sql, doctorId: number): Promise<OwnPictureIds | undefined> {
  const rows = await sql.query<OwnPictureIds>(
    'select portrait_id as portrait, signature_id as signature from doctor where doctor_id = $1',
    [doctorId],
  )
  return rows[0]
}

export async function setOwnPicture(
  sql: Sql,
  doctorId: number,
  name: OwnPictureName,
  id: string | null,
): Promise<void> {
  await sql.query(`update doctor set ${COLUMNS[name]} = $2 where doctor_id = $1`, [doctorId, id])
}
