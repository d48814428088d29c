import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { startJobs } from '../jobs/jobs.ts'
import { noRegister } from '../outside/licences/no-register.ts'
import { projectRoot } from '../root.ts'
import { localKeyVault } from '../signing/key-vault.ts'
import { createSigner } from '../signing/signer.ts'
import { HANGS } from '../testing/hangs.ts'
import { TRAIL, withClient } from '../testing/test-server.ts'
import { openDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'

/** A login without administrative rights, like the server's login of the embedded PostgreSQL. */
const login = `server_${randomBytes(6).toString('hex')}`
const owner = new URL(inject('postgresUrl'))
owner.pathname = `/${login}`
const server = new URL(owner)
server.username = login
server.password = login

let database: Database

beforeAll(async () => {
  await withClient(inject('postgresUrl'), async (client) => {
    await client.query(`create role ${login} login password '${login}'`)
    await client.query(`create database ${login}`)
  })
  const role = await migrate(owner.href, projectRoot(), login)
  database = openDatabase({ url: server.href, poolSize: 2, ...(role === undefined ? {} : { role }) })
})
afterAll(async () => {
  await database.close()
  await withClient(inject('postgresUrl'), async (client) => {
    // The connections of a closed pool log out a moment later. A forced drop of the database would break them off with an error
    // that nobody handles.
    const connected = 'select 1 from pg_stat_activity where datname = $1'
    await vi.waitUntil(async () => (await client.query(connected, [login])).rowCount === 0, HANGS)
    await client.query(`drop database ${login}`)
    await client.query(`drop role ${login}`)
  })
})

test('the login of the server is no superuser, and neither has nor gets the rights of the owner', async () => {
  const asked = [
    ['alter table audit_event disable trigger all', /must be owner/],
    ['set session_replication_role = replica', /permission denied to set parameter/],
    ['set role postgres', /role "postgres" does not exist|permission denied/],
    [`set role ${decodeURIComponent(owner.username)}`, /permission denied to set role/],
    ['create role another superuser', /permission denied to create role/],
    ['create table another (id int)', /permission denied for schema public/],
    ['delete from audit_event', /permission denied/],
    ['delete from prescription', /permission denied/],
    [`select pg_read_file('PG_VERSION')`, /permission denied/],
  ] as const
  await withClient(server.href, async (client) => {
    await client.query('set role recetario_app')
    await client.query('reset role')
    const { rows } = await client.query(
      `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as has_powers
       from pg_roles where rolname = current_user`,
    )
    expect(rows).toEqual([{ has_powers: false }])
    for (const [statement, refusal] of asked)
      await expect(client.query(statement), statement).rejects.toThrow(refusal)
  })
})

test('row-level security shows the login of the server no rows of doctors', async () => {
  await withClient(owner.href, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into audit_event (doctor_id, actor_kind, action, object_kind) values (1, 'system', 'x', 'account')`,
    )
    await client.query('delete from event_cursor')
  })
  await withClient(server.href, async (client) => {
    expect((await client.query('select 1 from audit_event')).rowCount).toBe(0)
  })
})

test('jobs run with the login of the server, and one signs the head of the audit trail', async () => {
  const signer = createSigner(localKeyVault(randomBytes(32)))
  const jobs = await startJobs({
    url: server.href,
    database,
    signer,
    clock: () => new Date(),
    mail: { send: async () => ({ result: 'sent', outcome: '' }), close: () => undefined },
    licences: noRegister,
    refreshers: {},
    compose: async () => Promise.reject(new Error('no mail is expected')),
    composeAccountMail: async () => null,
    operator: '',
    responsible: '',
    trail: TRAIL,
    log: () => undefined,
  })
  try {
    await withClient(server.href, (client) => client.query(`select graphile_worker.add_job('erase-records')`))
    const left = () =>
      withClient(
        owner.href,
        async (client) => (await client.query('select 1 from graphile_worker.jobs')).rowCount,
      )
    await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: HANGS })
    const links = () =>
      withClient(owner.href, async (client) => (await client.query('select 1 from trail_link')).rowCount)
    await vi.waitFor(async () => expect(await links()).toBeGreaterThan(0), { timeout: HANGS })
    await withClient(server.href, (client) =>
      client.query(`select graphile_worker.add_job('mail-trail-head')`),
    )
    const heads = () =>
      withClient(owner.href, async (client) => (await client.query('select 1 from trail_head')).rowCount)
    await vi.waitFor(async () => expect(await heads()).toBe(1), { timeout: HANGS })
  } finally {
    await jobs.stop()
  }
})
