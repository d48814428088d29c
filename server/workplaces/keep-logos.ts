import type { CleanImage } from '../images/clean-image.ts'
import { cleanPicture, keepPicture } from '../images/keep-picture.ts'
import type { Sql } from '../database/database.ts'
import { setLogo, type LogoName } from './logo-queries.ts'

const KINDS = { picture: 'logo', university_logo: 'university' } as const satisfies Record<LogoName, string>
const NAMES = Object.keys(KINDS) as LogoName[]

/** What becomes of the logos: another picture, none (null), or what it is (absent). */
export type LogoChange = Partial<Record<LogoName, CleanImage | null>>

/**
 * Reads what was sent of the logos. Before the transaction: decoding takes a moment.
 * @param uploaded files as they were sent
 * @param said what the body says of them: null takes one away
 */
export async function readLogos(
  uploaded: Partial<Record<LogoName, Uint8Array>>,
  said: Partial<Record<LogoName, null | undefined>> = {},
): Promise<LogoChange> {
  const change: LogoChange = {}
  for (const name of NAMES) {
    const bytes = uploaded[name]
    if (bytes) change[name] = await cleanPicture(KINDS[name], bytes)
    else if (said[name] === null) change[name] = null
  }
  return change
}

/** The logo of before is kept: sheets that were signed with it go on showing it. */
export async function keepLogos(
  sql: Sql,
  doctorId: number,
  hospitalId: number,
  change: LogoChange,
): Promise<void> {
  for (const name of NAMES) {
    const image = change[name]
    if (image === undefined) continue
    const id = image && (await keepPicture(sql, { doctorId, kind: KINDS[name], image, hospitalId }))
    await setLogo(sql, hospitalId, name, id)
  }
}
