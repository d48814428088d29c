import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeBackup } from '#tools/backup/make-backup.ts'
import { restoreBackup } from '#tools/backup/restore-backup.ts'
import { startPostgres } from '#tools/postgres/postgres.mjs'
import type { Figure } from './figure.ts'
import { openBenchDatabase, withOwner } from './ground.ts'
import { fillHistory, type Filling } from './history-data.ts'
import { round } from './statistics.ts'

const FILLING: Filling = { all: 100_000, own: 5000 }
const LIMIT_S = 600

/**
 * Measures `npm run restore` of a backup with 100,000 prescriptions, from the backup's folder to a database that answers with
 * all of them. The note of the figure has the time and the size of the backup, which is made of a running database.
 */
export async function benchRestore(): Promise<Figure[]> {
  const place = mkdtempSync(path.join(tmpdir(), 'recetario-restore-'))
  try {
    const folder = path.join(place, 'backup')
    const backup = await backupTo(folder)
    const begun = performance.now()
    const dataDir = path.join(place, 'data')
    await restoreBackup({ folder, dataDir, keyEncryptionKey: '' })
    const postgres = await startPostgres({ dir: dataDir })
    const found = await countIn(postgres.url)
    const seconds = (performance.now() - begun) / 1000
    await postgres.stop()
    return [
      {
        figure: 'restore of 100,000 prescriptions',
        value: round(seconds),
        unit: 's',
        limit: `<= ${LIMIT_S}`,
        holds: seconds <= LIMIT_S && found === FILLING.all,
        note: `${found} found; the backup took ${round(backup.seconds)} s and has ${round(backup.megabytes)} MB`,
      },
    ]
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

async function backupTo(folder: string): Promise<{ seconds: number; megabytes: number }> {
  const ground = await openBenchDatabase()
  try {
    await withOwner(ground, (client) => fillHistory(client, ground, FILLING))
    const begun = performance.now()
    await makeBackup(ground.url, { dataDir: ground.folder, folder })
    const { size } = statSync(path.join(folder, 'cluster.tar.gz'))
    return { seconds: (performance.now() - begun) / 1000, megabytes: size / 1e6 }
  } finally {
    await ground.close()
  }
}

const countIn = (url: string): Promise<number> =>
  withOwner({ url }, async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from prescription')
    return rows[0]?.count ?? 0
  })
