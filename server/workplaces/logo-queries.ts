import type { Sql } from '../database/database.ts'

/** Database column of the hospital for each logo, by the name of the logo in the contract. */
const COLUMNS = { picture: 'logo_id', university_logo: 'university_logo_id' } as const

export type LogoName = keyof typeof COLUMNS

export async function setLogo(
  sql: Sql,
  hospitalId: number,
  name: LogoName,
  id: string | null,
): Promise<void> {
  await sql.query(`update hospital set ${COLUMNS[name]} = $2 where id = $1`, [hospitalId, id])
}
