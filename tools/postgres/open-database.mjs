import path from 'node:path'
import { existsSync } from 'node:fs'
import { root, say, textOf } from '../setup/project.mjs'

/** File of the key encryption key in the folder of the data (server/config.ts). */
export const KEY_FILE = 'key-encryption-key'

/**
 * Reads the settings of `npm start` for the data of this machine.
 * @returns {{ dataDir: string, isEmbedded: boolean, keyEncryptionKey: string }} `keyEncryptionKey`: base64, from the
 *   environment or the file in the folder of the data; empty when it is in neither.
 */
export function dataSettings() {
  process.chdir(root)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const dataDir = path.resolve(process.env.DATA_DIR || '.data')
  return {
    dataDir,
    isEmbedded: !process.env.DATABASE_URL,
    keyEncryptionKey: process.env.KEY_ENCRYPTION_KEY || textOf(path.join(dataDir, KEY_FILE)),
  }
}

/**
 * Opens the database that `npm start` would use: the one of DATABASE_URL, or the embedded one of DATA_DIR. The embedded one is
 * started if it does not run, and then stopped on close.
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function openDatabase() {
  const { dataDir } = dataSettings()
  // Commands migrate the database, so they use the login that owns the schema.
  const given = process.env.MIGRATION_DATABASE_URL || process.env.DATABASE_URL
  if (given) return { url: given, close: async () => {} }
  const { startPostgres } = await import('./postgres.mjs')
  const running = await startPostgres({ dir: dataDir, log: say })
  return { url: running.url, close: () => running.stop() }
}
