import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '../setup/postgres.mjs'

/** Every project that needs it runs this set-up in the same process: one cluster serves them all. */
const SHARED = Symbol.for('recetario test cluster')
/** @typedef {{ users: number, cluster: Promise<{ url: string, stop(): Promise<void> }> }} Shared */
const all = /** @type {Record<symbol, Shared | undefined>} */ (/** @type {unknown} */ (globalThis))

// The name under which tests ask for it is declared beside what asks.
/** @typedef {import('#server/testing/test-server.ts').TestServer} DeclaresPostgresUrl */

/** @param {import('vitest/node').TestProject} project */
export async function setup(project) {
  const shared = (all[SHARED] ??= { users: 0, cluster: temporaryCluster() })
  shared.users += 1
  project.provide('postgresUrl', (await shared.cluster).url)
}

export async function teardown() {
  const shared = all[SHARED]
  if (!shared || --shared.users > 0) return
  all[SHARED] = undefined
  await (await shared.cluster).stop()
}

async function temporaryCluster() {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const dir = mkdtempSync(path.join(os.tmpdir(), 'recetario-test-'))
  // Another account may have to run PostgreSQL in it.
  chmodSync(dir, 0o711)
  const postgres = await startPostgres({ dir, durable: false, settings: { max_connections: '200' } })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
