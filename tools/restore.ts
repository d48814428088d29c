// npm run restore -- <folder>: restores a backup that `npm run backup` made into the empty data folder of this machine.
import path from 'node:path'
import { dataSettings } from '#tools/postgres/open-database.mjs'
import { inSentences, Refusal } from '#tools/backup/refusal.ts'
import { restoreBackup, type Restored } from '#tools/backup/restore-backup.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const ABOUT_KEY: Record<Restored['key'], string> = {
  fits: 'The key encryption key of this machine opens the restored private keys.',
  differs:
    'The key encryption key of this machine is ANOTHER one than that of the backup. The product will not start with it: set the right KEY_ENCRYPTION_KEY.',
  absent:
    'No key encryption key is here. Before the start, set KEY_ENCRYPTION_KEY, or put the file key-encryption-key into the data folder.',
}

const [given] = process.argv.slice(2)
if (given === undefined) {
  say('npm run restore -- <folder of a backup>')
  process.exitCode = 2
} else {
  const folder = path.resolve(given)
  await inSentences(folder, async () => {
    const { dataDir, isEmbedded, keyEncryptionKey } = dataSettings()
    if (!isEmbedded)
      throw new Refusal(
        'DATABASE_URL names a PostgreSQL of its own: docs/operations.md has the commands for it.',
      )
    const { madeAt, ended, programs, key } = await restoreBackup({ folder, dataDir, keyEncryptionKey })
    say(`${dataDir}: restored as of ${madeAt}. Sessions of people that were ended: ${ended}.`)
    say(
      `Tokens of pharmacies and integrators that are valid: ${programs}. Revoke again those that were revoked since the backup.`,
    )
    say(ABOUT_KEY[key])
  })
}
