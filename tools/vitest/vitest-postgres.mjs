import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '../postgres/postgres.mjs'
import { folderInMemory } from './folder-in-memory.mjs'

/** The write-ahead log of the cluster is kept small, because it may be in memory. */
const SETTINGS = { max_connections: '200', max_wal_size: '256MB' }
/** Free space in bytes that a run of the tests requires. A whole run uses less than half of it. */
const ROOM = 2 * 1024 ** 3
/** Beginning of the names of the data folders; the id of the process follows. */
const PREFIX = 'recetario-test-'

/** Key under which the test projects share one cluster. They run this set-up in the same process. */
const SHARED = Symbol.for('recetario test cluster')
/** @typedef {{ users: number, cluster: Promise<{ url: string, stop(): Promise<void> }> }} Shared */
const all = /** @type {Record<symbol, Shared | undefined>} */ (/** @type {unknown} */ (globalThis))

// The type that declares the cluster's address for tests is imported, so that `provide` below accepts the address.
/** @typedef {import('#server/testing/test-server.ts').TestServer} DeclaresPostgresUrl */

/**
 * Starts the shared cluster for the first test project, and gives its address to each project.
 * @param {import('vitest/node').TestProject} project
 */
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
  // A folder in memory is used, because each test file makes a database of 400 files, many times faster there than on a disk.
  const folder = folderInMemory(ROOM) ?? os.tmpdir()
  removeLeft(folder)
  const dir = mkdtempSync(path.join(folder, `${PREFIX}${process.pid}-`))
  // Other users may read the folder, because PostgreSQL may run as another account.
  chmodSync(dir, 0o711)
  const postgres = await startPostgres({ dir, durable: false, settings: SETTINGS })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/**
 * Removes the data of runs that were killed. A PostgreSQL that still runs on such data notices that and ends.
 * @param {string} folder
 */
function removeLeft(folder) {
  for (const name of readdirSync(folder)) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1])
    if (pid > 0 && !isRunning(pid)) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

/** Whether a process with this id exists. @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
