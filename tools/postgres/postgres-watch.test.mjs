import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres } from './postgres.mjs'

let folder = ''
/** @type {import('./postgres.mjs').Running} */
let postgres
/** @type {string[]} */
const said = []

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-watch-'))
  // Other users may read the folder, because PostgreSQL may run as another account.
  chmodSync(folder, 0o711)
  postgres = await startPostgres({ dir: folder, durable: false, log: (line) => said.push(line) })
}, 60_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a statement on the watched database server. The result is its rows. @param {string} statement */
async function ask(statement) {
  const client = new pg.Client({ connectionString: postgres.url, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
const postmaster = () =>
  Number(readFileSync(path.join(folder, 'pgdata/postmaster.pid'), 'utf8').split('\n')[0])

test('a postmaster that is killed is back at its address, and says so', async () => {
  postgres.watch()
  await ask('create table kept as select 42 as answer')
  await ask('checkpoint')
  const before = postmaster()
  process.kill(before, 'SIGKILL')
  await vi.waitFor(async () => expect(await ask('select answer from kept')).toEqual([{ answer: 42 }]), {
    timeout: 20_000,
    interval: 200,
  })
  expect(postmaster()).not.toBe(before)
  await vi.waitFor(
    () => expect(said.join('\n')).toMatch(/has ended: starting it again[^]*is back after \d+ ms/),
    {
      timeout: 5000,
    },
  )
})
