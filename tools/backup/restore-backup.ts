import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { extract } from 'tar'
import { endSessionsOfPeople } from '#server/accounts/session/session-queries.ts'
import { openDatabase } from '#server/database/database.ts'
import { projectRoot } from '#server/root.ts'
import { fitsStoredKeys } from '#server/signing/check-key.ts'
import { localKeyVault } from '#server/signing/key-vault.ts'
import { KEY_FILE } from '#tools/postgres/open-database.mjs'
import { hasCluster, placeCluster, postgresVersion } from '#tools/postgres/place-cluster.mjs'
import { CLUSTER, digestOfFile, FILES, readDescription, type Description } from './backup-folder.ts'
import { Refusal } from './refusal.ts'

export interface Restored {
  madeAt: string
  /** Number of people's sessions that were ended. */
  ended: number
  /** Number of access tokens of programs that are valid after the restore. */
  programs: number
  /**
   * Whether the key encryption key of this machine can decrypt the doctors' private keys; `absent` if this machine has no such
   * key.
   */
  key: 'fits' | 'differs' | 'absent'
}

/**
 * Restores a backup into an empty data folder. The cluster appears in the folder only after all sessions of people were ended.
 * @param keyEncryptionKey in base64, or '' for none
 */
export async function restoreBackup({
  folder,
  dataDir,
  keyEncryptionKey,
}: {
  folder: string
  dataDir: string
  keyEncryptionKey: string
}): Promise<Restored> {
  const description = readDescription(folder)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  refuseOverwriting(dataDir)
  await refuseUnusable(folder, description)
  let restored: Restored | undefined
  try {
    await unpack(path.join(folder, FILES), dataDir)
    await placeCluster(dataDir, {
      unpack: (place: string) => unpack(path.join(folder, CLUSTER), place),
      settle: async (url: string) => {
        restored = { madeAt: description.made_at, ...(await settle(url, keyEncryptionKey)) }
      },
    })
  } catch (error) {
    // The data folder must be empty again for the next attempt, as it was before this restore.
    for (const name of contentOf(dataDir)) rmSync(path.join(dataDir, name), { recursive: true })
    throw error
  }
  if (!restored) throw new Error('the restored database was not opened')
  return restored
}

/** Unpacks an archive. The files belong to the present user, whoever made the backup. */
const unpack = (file: string, cwd: string): Promise<void> =>
  extract({ file, cwd, strict: true, preserveOwner: false })

/** Names of the files in a data folder. The key file is left out, because it may be put there before a restore. */
const contentOf = (dataDir: string): string[] => readdirSync(dataDir).filter((name) => name !== KEY_FILE)

function refuseOverwriting(dataDir: string): void {
  const present = contentOf(dataDir).filter((name) => name !== 'pgdata.unfinished')
  if (present.length > 0 || hasCluster(dataDir))
    throw new Refusal(
      `${dataDir} is not empty (${present.slice(0, 3).join(', ')}): a restore overwrites nothing. Move it away, or set DATA_DIR to a new folder.`,
    )
}

async function refuseUnusable(folder: string, { postgres, migration, sha256 }: Description): Promise<void> {
  const ours = postgresVersion()
  if (postgres !== ours)
    throw new Refusal(
      `The backup is of PostgreSQL ${postgres}, and this version of the product has ${ours}: restore it with the version that made it.`,
    )
  if (!existsSync(path.join(projectRoot(), 'server/database/migrations', migration)))
    throw new Refusal(`The backup is of a newer version of the product: this one does not know ${migration}.`)
  for (const name of [CLUSTER, FILES] as const) {
    const file = path.join(folder, name)
    if (!existsSync(file) || (await digestOfFile(file)) !== sha256[name])
      throw new Refusal(`${file} is not as the backup wrote it: its SHA-256 differs, or it is missing.`)
  }
}

/** Ends the sessions of people, and tries whether the key encryption key decrypts the private keys. */
async function settle(url: string, keyEncryptionKey: string): Promise<Omit<Restored, 'madeAt'>> {
  const database = openDatabase({ url, poolSize: 1 })
  try {
    const sessions = await endSessionsOfPeople(database.open)
    if (keyEncryptionKey === '') return { ...sessions, key: 'absent' }
    const vault = localKeyVault(Buffer.from(keyEncryptionKey, 'base64'))
    return { ...sessions, key: (await fitsStoredKeys(database, vault)) ? 'fits' : 'differs' }
  } finally {
    await database.close()
  }
}
