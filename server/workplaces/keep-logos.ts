import type { CleanImage } from '../files/clean-image.ts'
import { cleanPicture, keepPicture } from '../images/keep-picture.ts'
import type { Sql } from '../database/database.ts'
import { setLogo, type LogoName } from './logo-queries.ts'

const KINDS = { picture: 'logo', university_logo: 'university' } as const satisfies Record<LogoName, string>
const NAMES = Object.keys(KINDS) as LogoName[]

/** Changes of a hospital's logos, by name: a new picture; null removes the logo; absent keeps it. */
export type LogoChange = Partial<Record<LogoName, CleanImage | null>>

/**
 * Reads the uploaded logos of a hospital. The files are read before the transaction, because decoding takes time.
 * @param uploaded files as they were sent
 * @param said logos in the request body: null removes one
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

/**
 * Stores the new logos of a hospital. The previous pictures stay stored, because prescriptions that were signed with them show
 * them.
 */
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
