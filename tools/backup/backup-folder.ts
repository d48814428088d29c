import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

/** Archive of the database cluster, with the write-ahead log that makes it consistent. */
export const CLUSTER = 'cluster.tar.gz'
/** Archive of the data folder's other files: imported catalogues, mails of the demo, passwords of the cluster. */
export const FILES = 'files.tar.gz'
/** File with the description of a backup. It is written last, so that an interrupted backup has none. */
export const DESCRIPTION = 'backup.json'

const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const Description = z.object({
  made_at: z.string(),
  /** Major version of PostgreSQL in which the backup was made. */
  postgres: z.int(),
  /** File name of the latest migration of the backed-up database. */
  migration: z.string().check(z.regex(/^[\w-]+\.sql$/)),
  /** SHA-256 of each archive in the backup, hex. */
  sha256: z.object({ [CLUSTER]: Digest, [FILES]: Digest }),
})
export type Description = z.output<typeof Description>

/** Makes the folder of a new backup. */
export function emptyFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (readdirSync(folder).length > 0)
    throw new Refusal(`${folder} is not empty: a backup needs a folder of its own.`)
}

export function readDescription(folder: string): Description {
  const file = path.join(folder, DESCRIPTION)
  if (!existsSync(file))
    throw new Refusal(`${folder} has no ${DESCRIPTION}: it is no backup, or one that was interrupted.`)
  const parsed = Description.safeParse(jsonOf(readFileSync(file, 'utf8')))
  if (!parsed.success) throw new Refusal(`${file} does not describe a backup of this version.`)
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** SHA-256 of a file, hex. */
export async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(bytes as Buffer)
  return hash.digest('hex')
}
