import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '../postgres/postgres.mjs'

/** Key of the cluster that all test projects share: they run this set-up in the same process. */
const SHARED = Symbol.for('recetario test cluster')
/** @typedef {{ users: number, cluster: Promise<{ url: string, stop(): Promise<void> }> }} Shared */
const all = /** @type {Record<symbol, Shared | undefined>} */ (/** @type {unknown} */ (globalThis))

// The key by which tests get the cluster's address is declared beside the code that reads it.
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
  // The folder is readable for others, because PostgreSQL may run as another account.
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
