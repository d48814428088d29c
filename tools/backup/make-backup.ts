import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { create } from 'tar'
import { copyCluster } from '#tools/postgres/base-backup.mjs'
import { KEY_FILE } from '#tools/postgres/open-database.mjs'
import { CLUSTER, DESCRIPTION, digestOfFile, emptyFolder, FILES, type Description } from './backup-folder.ts'
import { Refusal } from './refusal.ts'

/** Files of the data folder that no backup contains: the key encryption key, the cluster's own files, logs and locks. */
const LEFT_OUT = new RegExp(`^(?:${KEY_FILE}|pgdata.*|postgres\\.log|.*\\.lock.*)$`)

/**
 * Copies the running database and the other data of this machine to an empty folder, without the key encryption key.
 * @param url address of the database, as its superuser
 */
export async function makeBackup(
  url: string,
  { dataDir, folder }: { dataDir: string; folder: string },
): Promise<Description> {
  if (`${folder}${path.sep}`.startsWith(`${dataDir}${path.sep}`))
    throw new Refusal(`${folder} is inside of the data itself: choose a folder outside of ${dataDir}.`)
  emptyFolder(folder)
  try {
    const cluster = await copyCluster(url, path.join(folder, CLUSTER))
    const files = path.join(folder, FILES)
    const names = readdirSync(dataDir).filter((name) => !LEFT_OUT.test(name))
    await create({ file: files, cwd: dataDir, gzip: true, mode: 0o600 }, names)
    const description = {
      made_at: new Date().toISOString(),
      ...(await versionsOf(url)),
      sha256: { [CLUSTER]: cluster, [FILES]: await digestOfFile(files) },
    }
    writeFileSync(path.join(folder, DESCRIPTION), `${JSON.stringify(description, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    })
    return description
  } catch (error) {
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name))
    throw error
  }
}

async function versionsOf(url: string): Promise<Pick<Description, 'postgres' | 'migration'>> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ postgres: number; migration: string }>(
      `select current_setting('server_version_num')::int / 10000 as postgres, max(name) as migration from migration`,
    )
    return rows[0] ?? { postgres: 0, migration: '' }
  } finally {
    await client.end()
  }
}
