import path from 'node:path'
import { existsSync } from 'node:fs'
import { root, say } from '../setup/project.mjs'

/**
 * Opens the database that `npm start` would use: the one of DATABASE_URL, or the embedded one of DATA_DIR, which
 * is started if it does not run, and stopped on close.
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function openDatabase() {
  process.chdir(root)
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => {} }
  const { startPostgres } = await import('./postgres.mjs')
  const running = await startPostgres({ dir: path.resolve(process.env.DATA_DIR || '.data'), log: say })
  return { url: running.url, close: () => running.stop() }
}
