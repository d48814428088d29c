import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startPostgres } from './postgres.mjs'

/** @type {string} */
let dir
/** @type {Array<{ stop(): Promise<void> }>} */
let running = []

// All tests share one data folder, because the creation of its database cluster takes longer than all of the tests.
beforeAll(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'recetario-setup-'))
  chmodSync(dir, 0o711)
})

afterEach(async () => {
  for (const server of running) await server.stop()
  running = []
})

afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('names sort as in Mexican Spanish', { timeout: 60_000 }, async () => {
  const { url } = await start()
  const rows = await query(
    url,
    "select n from unnest(array['Zoe', 'Ñandú', 'Ávila', 'nube', 'Berta']) n order by n",
  )
  expect(rows.map((row) => row.n)).toEqual(['Ávila', 'Berta', 'nube', 'Ñandú', 'Zoe'])
})

test('a second start joins the running server', { timeout: 60_000 }, async () => {
  const first = await start()
  const second = await start()
  expect(second.url).toBe(first.url)
})

test(
  'a lock file whose process id now belongs to another process does not block',
  { timeout: 60_000 },
  async () => {
    const first = await start()
    await query(first.url, 'create table kept (what text)')
    const lock = lockFile()
    const left = readFileSync(lock, 'utf8')
    await first.stop()
    writeFileSync(lock, [process.pid, ...left.split('\n').slice(1)].join('\n'))

    const second = await start()
    expect(await query(second.url, 'select * from kept')).toEqual([])
  },
)

test('a folder of an older version gets the login of the server', { timeout: 60_000 }, async () => {
  const first = await start()
  await query(first.url, 'drop role recetario_server')
  rmSync(path.join(dir, 'postgres-server-password'))
  await first.stop()

  const second = await start()
  const powers = 'select current_user as who, rolsuper as is_super from pg_roles where rolname = current_user'
  expect(await query(second.serverUrl, powers)).toEqual([{ who: 'recetario_server', is_super: false }])
  expect(await query(second.url, powers)).toEqual([{ who: 'recetario', is_super: true }])
})

async function start() {
  const server = await startPostgres({ dir, durable: false })
  running.push(server)
  return server
}

/** Runs a statement on a database. The result is its rows. @param {string} url @param {string} sql */
async function query(url, sql) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function lockFile() {
  return path.join(dir, 'pgdata/postmaster.pid')
}
