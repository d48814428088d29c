import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createDoctor, createPatient } from '../testing/factories.ts'
import { call } from '../testing/call.ts'
import { HANGS } from '../testing/hangs.ts'
import { makeMedication } from '../testing/issue.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'
import { type Health, type HealthOptions, watchHealth } from './watch-health.ts'

let server: TestServer
const watched: Health[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => {
  for (const health of watched.splice(0)) health.stop()
})
afterAll(() => server.close())

const watch = async (options: Partial<HealthOptions> = {}): Promise<Health> => {
  const health = await watchHealth({ database: server.database, allowsUnsafe: true, ...options })
  watched.push(health)
  return health
}
const owner = (statement: string): Promise<unknown> =>
  withClient(server.ownerUrl, (client) => client.query(statement))

test('a process with a good database has no faults', async () => {
  const health = await watch()
  expect(await health.faults()).toEqual([])
  expect(health.mayIssue()).toBe(true)
})

describe('the clock', () => {
  // The limit of the difference between the clocks is 120 s. It is tested a second below and above, because the check itself
  // takes some milliseconds.
  test.each([
    [-121, false],
    [-119, true],
    [0, true],
    [119, true],
    [121, false],
  ])('a process %i s off the database may issue: %s', async (seconds, may) => {
    const health = await watch({ processClock: () => new Date(Date.now() + seconds * 1000) })
    expect(health.mayIssue()).toBe(may)
    expect(await health.faults()).toEqual(may ? [] : ['clock'])
  })

  test('what the process is off is no part of the time', async () => {
    const health = await watch({ processClock: () => new Date(Date.now() + 100_000) })
    expect(Math.abs(health.now().getTime() - Date.now())).toBeLessThan(50_000)
  })

  test('a database that stands before its latest event issues nothing', async () => {
    const doctor = await createDoctor(server)
    await owner(
      `insert into audit_event (doctor_id, actor_kind, action, object_kind, object_id, at)
       values (${doctor.id}, 'system', 'profile.changed', 'doctor', ${doctor.id}, now() + interval '1 hour')`,
    )
    const health = await watch()
    expect(await health.faults()).toEqual(['clock'])
    expect(health.mayIssue()).toBe(false)
    await owner(
      `insert into audit_event (doctor_id, actor_kind, action, object_kind, object_id)
       values (${doctor.id}, 'system', 'profile.changed', 'doctor', ${doctor.id})`,
    )
    expect((await watch()).mayIssue()).toBe(true)
  })
})

test.each([
  ['2 seconds', true],
  ['10 seconds', false],
])('with an event %s ahead of the database a process may issue: %s', async (ahead, may) => {
  const doctor = await createDoctor(server)
  await owner(
    `insert into audit_event (doctor_id, actor_kind, action, object_kind, object_id, at)
     values (${doctor.id}, 'system', 'profile.changed', 'doctor', ${doctor.id}, clock_timestamp() + interval '${ahead}')`,
  )
  expect((await watch()).mayIssue()).toBe(may)
  await owner(
    `insert into audit_event (doctor_id, actor_kind, action, object_kind, object_id)
     values (${doctor.id}, 'system', 'profile.changed', 'doctor', ${doctor.id})`,
  )
})

test('a database without fsync is a fault where durability is asked for', async () => {
  expect(await (await watch({ allowsUnsafe: false })).faults()).toEqual(['fsync'])
})

describe('writes', () => {
  const soon = { timeout: HANGS }

  test('a database that only reads is a fault until it writes again', async () => {
    const name = new URL(server.ownerUrl).pathname.slice(1)
    const readOnly = (is: 'on' | 'off') =>
      owner(
        `alter database ${name} set default_transaction_read_only = ${is};
         select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
      )
    const health = await watch()
    await readOnly('on')
    await expect.poll(() => health.faults(), soon).toEqual(['writes'])
    await owner(`begin read write; alter database ${name} set default_transaction_read_only = off; commit`)
    await readOnly('off')
    await expect.poll(() => health.faults(), soon).toEqual([])
  })

  test('a commit that hangs is a fault, and keeps one connection only', async () => {
    const database: HealthOptions['database'] = { ...server.database }
    const health = await watch({ database })
    let begun = 0
    database.asJob = () => {
      begun += 1
      return new Promise(() => undefined)
    }
    await expect.poll(() => health.faults(), soon).toEqual(['writes'])
    await pause(2500)
    expect(await health.faults()).toEqual(['writes'])
    expect(begun).toBe(1)
  })

  test('a database that is away is a fault', async () => {
    const database: HealthOptions['database'] = { ...server.database }
    const health = await watch({ database })
    const away = () => Promise.reject(new Error('away'))
    Object.assign(database, { asJob: away, open: { ...database.open, query: away } })
    await expect.poll(() => health.faults(), soon).toEqual(['database'])
  })
})

test('nothing is issued while the clock is in doubt, and the answer says so', async () => {
  const doubtful = await startTestServer({
    health: { faults: async () => ['clock'], mayIssue: () => false },
  })
  const doctor = await createDoctor(doubtful)
  const { uid } = await createPatient(doubtful, doctor)
  const answer = await call(doubtful, 'POST /api/v2/rx-endpoint/', {
    headers: doctor.auth,
    body: { patient: { uid }, medications: [makeMedication()] },
  })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'clock-wrong' })
  const ready = await doubtful.app.inject({ url: '/readyz' })
  expect([ready.statusCode, ready.json()]).toEqual([503, { ready: false, faults: ['clock'] }])
  await doubtful.close()
})
