// npm run backup -- <folder>: copies the embedded database and the other data of this machine. The product may run meanwhile.
import path from 'node:path'
import { dataSettings, openDatabase } from '#tools/postgres/open-database.mjs'
import { hasCluster } from '#tools/postgres/place-cluster.mjs'
import { makeBackup } from '#tools/backup/make-backup.ts'
import { inSentences, Refusal } from '#tools/backup/refusal.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const [given] = process.argv.slice(2)
if (given === undefined) {
  say('npm run backup -- <empty folder>')
  process.exitCode = 2
} else {
  const folder = path.resolve(given)
  await inSentences(folder, async () => {
    const { dataDir, isEmbedded } = dataSettings()
    if (!isEmbedded)
      throw new Refusal(
        'DATABASE_URL names a PostgreSQL of its own: docs/operations.md has the commands for it.',
      )
    if (!hasCluster(dataDir)) throw new Refusal(`${dataDir} has no database: nothing is there to back up.`)
    const running = await openDatabase()
    try {
      const { made_at, migration } = await makeBackup(running.url, { dataDir, folder })
      say(`${folder}: backup of ${made_at}, with migrations up to ${migration}.`)
      say(
        `The key encryption key is not in it. Keep it apart from the backup: it is KEY_ENCRYPTION_KEY, or the file ${path.join(dataDir, 'key-encryption-key')}. Without it nobody can sign with the restored data.`,
      )
    } finally {
      await running.close()
    }
  })
}
