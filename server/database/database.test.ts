import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDoctor, createPatient } from '../testing/factories.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'
import type { Sql } from './database.ts'
import { findEntries } from './search-queries.ts'
import { typedSearch } from './search-words.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const pidOf = async (sql: Sql): Promise<number> =>
  (await sql.query<{ pid: number }>('select pg_backend_pid() as pid'))[0]!.pid

const terminate = (pid: number): Promise<unknown> =>
  withClient(server.ownerUrl, (client) => client.query('select pg_terminate_backend($1, 2000)', [pid]))

test('a connection that breaks within a transaction is reported as an outage, and the next one works', async () => {
  // Each function breaks a database connection in another way: during a statement, between two statements, or unnoticed until
  // the next statement.
  const breaks: ((sql: Sql) => Promise<unknown>)[] = [
    async (sql) => {
      const pid = await pidOf(sql)
      const slow = sql.query('select pg_sleep(3)')
      return Promise.all([slow, terminate(pid)])
    },
    async (sql) => {
      await terminate(await pidOf(sql))
      return sql.query('select 1')
    },
    async (sql) => {
      await terminate(await pidOf(sql))
      await pause(50)
      return sql.query('select 1')
    },
  ]
  for (const work of breaks) {
    await expect(server.database.asDoctor(1, work)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await server.database.asDoctor(1, (sql) => sql.query('select 1 as one'))).toEqual([{ one: 1 }])
  }
})

test('a transaction sees its doctor’s rows, and only while it lasts', async () => {
  const seen = (sql: Sql): Promise<unknown[]> => sql.query(`select current_doctor() as id`)
  for (let n = 0; n < 20; n += 1) {
    expect(await server.database.asDoctor(7, seen)).toEqual([{ id: 7 }])
    expect(await server.database.open.query('select current_doctor() as id')).toEqual([{ id: null }])
  }
  expect(() => server.database.asDoctor(Number.NaN, seen)).toThrow(TypeError)
})

test('the last statement of a transaction is committed with it, or rolls all of it back', async () => {
  const doctor = await createDoctor(server)
  const insert = (sql: Sql, key: string): Promise<unknown[]> =>
    sql.query(
      `insert into idempotency (doctor_id, key, request_hash, prescription_id) values ($1, $2, '', 0) returning key`,
      [doctor.id, key],
    )
  const ending = (last: (sql: Sql) => Promise<unknown[]>): Promise<unknown[]> =>
    server.database.asDoctor(doctor.id, async (sql) => {
      await insert(sql, 'first')
      return last(sql.last)
    })
  const kept = (): Promise<unknown> =>
    server.database.asDoctor(doctor.id, (sql) => sql.query('select key from idempotency order by 1'))
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  // The database refuses the last statement of the first call. The last statement of the second call has a value that can't be
  // serialized, so it is never sent.
  await expect(ending((sql) => insert(sql, 'first'))).rejects.toMatchObject({ code: '23505' })
  await expect(ending((sql) => sql.query('select $1::text', [circle]))).rejects.toThrow(/circular/i)
  expect(await kept()).toEqual([])
  expect(await ending((sql) => insert(sql, 'second'))).toEqual([{ key: 'second' }])
  expect(await kept()).toEqual([{ key: 'first' }, { key: 'second' }])
})

test('every table with a doctor’s id has row-level security, forced for its owner too', async () => {
  await withClient(server.ownerUrl, async (client) => {
    const tables = await client.query<{ name: string; locked: boolean; forced: boolean }>(
      `select c.relname as name, c.relrowsecurity as locked, c.relforcerowsecurity as forced
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') and exists (select 1 from pg_attribute a
         where a.attrelid = c.oid and a.attname = 'doctor_id' and not a.attisdropped)
       order by 1`,
    )
    // The tables `paylink_lookup` and `prescription_lookup` have no row-level security, because they are read to find the
    // doctor of a payment link or prescription.
    const lookups = ['paylink_lookup', 'prescription_lookup']
    expect(tables.rows.filter((t) => !t.locked).map((t) => t.name)).toEqual(lookups)
    // Row-level security of the table `search_entry` is not forced on its owner, because a function of the owner searches in it
    // (migration 0008).
    const words = [...lookups, 'search_entry']
    expect(tables.rows.filter((t) => !t.forced).map((t) => t.name)).toEqual(words)
  })
})

test('a search by words finds nothing of another doctor', async () => {
  const doctor = await createDoctor(server)
  await createPatient(server, doctor, { name: 'Canario Único' })
  const found = (asker: number, typed: string) =>
    server.database.asDoctor(asker, async (sql) => {
      // Searches with the other doctor's prefix, as an attacker would who knows how search terms are stored.
      const search = typedSearch('patient', doctor.id, typed)
      return search && (await findEntries(sql, 'patient', search, 10, 0)).total
    })
  for (const typed of ['canario', 'unico canar', 'can uni']) {
    expect(await found(doctor.id, typed), typed).toBe(1)
    expect(await found(doctor.id + 1, typed), typed).toBe(0)
  }
  expect(await server.database.open.query('select 1 from search_entry')).toEqual([])
})

test('the application’s role is no superuser, does not bypass row security, and can’t change schema or audit trail', async () => {
  await withClient(server.ownerUrl, async (client) => {
    const role = await client.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles where rolname = 'recetario_app'`,
    )
    expect(role.rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolcanlogin: false },
    ])
    const may = await client.query(
      `select has_schema_privilege('recetario_app', 'public', 'CREATE') as structure,
              has_table_privilege('recetario_app', 'audit_event', 'UPDATE, DELETE, TRUNCATE') as trail,
              has_table_privilege('recetario_app', 'prescription', 'DELETE, TRUNCATE') as prescriptions,
              has_table_privilege('recetario_app', 'fill', 'UPDATE, DELETE, TRUNCATE') as fills,
              has_table_privilege('recetario_app', 'prescription_lookup', 'UPDATE, DELETE, TRUNCATE') as lookups`,
    )
    expect(may.rows).toEqual([
      { structure: false, trail: false, prescriptions: false, fills: false, lookups: false },
    ])
  })
})

test('a worker of a queue is woken by a commit, and not by a rollback', async () => {
  const woken: string[] = []
  const end = server.database.onWake('mail', () => woken.push('mail'))
  const wake = async (sql: Sql): Promise<void> => {
    await sql.query('select 1')
    sql.wake('mail')
    expect(woken).toEqual([])
  }
  const takenBack = server.database.asDoctor(1, async (sql) => {
    await wake(sql)
    throw new Error('taken back')
  })
  await expect(takenBack).rejects.toThrow('taken back')
  expect(woken).toEqual([])
  await server.database.asDoctor(1, wake)
  expect(woken).toEqual(['mail'])
  end()
  server.database.open.wake('mail')
  expect(woken).toEqual(['mail'])
})
