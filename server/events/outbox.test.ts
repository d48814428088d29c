import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Sql, Transaction } from '../database/database.ts'
import { HANGS } from '../testing/hangs.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'
import type { Happened } from './happened.ts'
import { recordEvent } from './record-event.ts'
import { deliverEvents, subscribe, type Subscriber } from './subscriber.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const DOCTOR = 1
/**
 * Timeout for events to reach a subscriber. Other tests use the same PostgreSQL cluster, and their running transactions delay
 * events.
 */
const SOON = { timeout: HANGS }

let heard: number[] = []
let subscribers = 0
const failed = vi.fn<(error: unknown) => void>()

beforeEach(() => {
  heard = []
  failed.mockClear()
})

type Taken = Happened<'patient.merged'>

/** Waits until all events written so far can be read, so that a new subscriber begins after them. */
const settled = (): Promise<void> =>
  withClient(server.ownerUrl, (client) =>
    vi.waitFor(async () => {
      const found = await client.query<{ is_settled: boolean }>(
        'select coalesce(max(turn), 0) < event_horizon() as is_settled from audit_event',
      )
      expect(found.rows[0]?.is_settled).toBe(true)
    }, SOON),
  )

/** Starts a subscriber that collects the number in `details.other` of each event. */
async function startSubscriber(
  handle: (event: Taken) => Promise<void> | void = () => undefined,
): Promise<Subscriber<'patient.merged'>> {
  const made: Subscriber<'patient.merged'> = {
    name: `subscriber-${(subscribers += 1)}`,
    takes: ['patient.merged'],
    async handle(event) {
      await handle(event)
      heard.push(event.details.other)
    },
  }
  await settled()
  await subscribe(server.database, made)
  return made
}

const write = (sql: Sql, other: number): Promise<void> =>
  recordEvent(sql, DOCTOR, {
    actor: 'doctor',
    actorId: DOCTOR,
    action: 'patient.merged',
    object: ['patient', 1],
    details: { other },
  })
const commit = (other: number): Promise<void> => server.database.asDoctor(DOCTOR, (sql) => write(sql, other))
const read = (subscriber: Subscriber<'patient.merged'>, database = server.database): Promise<boolean> =>
  deliverEvents(database, subscriber, failed)
const readUntil = (subscriber: Subscriber<'patient.merged'>, wanted: number[]): Promise<void> =>
  vi.waitFor(async () => {
    await read(subscriber)
    expect(heard).toEqual(wanted)
  }, SOON)
const cursor = async (name: string) =>
  withClient(server.ownerUrl, async (client) => {
    const found = await client.query<{ failures: number; waits: boolean }>(
      'select failures, look_after > now() as waits from event_cursor where subscriber = $1',
      [name],
    )
    return found.rows[0]
  })

/** Makes a promise that the test resolves by calling `open`. */
function makeGate(): { open: () => void; passed: Promise<void> } {
  let open = (): void => undefined
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), passed }
}

/** Begins a transaction that has written an event, and that commits when the test tells it to. */
async function beginAct(other: number): Promise<{ commit: () => Promise<void> }> {
  const waiting = makeGate()
  const written = makeGate()
  const act = server.database.asDoctor(DOCTOR, async (sql: Transaction) => {
    await write(sql, other)
    written.open()
    await waiting.passed
  })
  await written.passed
  return {
    async commit() {
      waiting.open()
      await act
    },
  }
}

test('events arrive in order, each once, from the subscription on', async () => {
  await commit(0)
  const one = await startSubscriber()
  await commit(1)
  await commit(2)
  await readUntil(one, [1, 2])
  await commit(3)
  await readUntil(one, [1, 2, 3])
  expect(await read(one)).toBe(false)
  expect(heard).toEqual([1, 2, 3])
})

test('an event that is committed late is not missed, although its number is lower', async () => {
  const one = await startSubscriber()
  const slow = await beginAct(1)
  const slower = await beginAct(2)
  await commit(3)
  await read(one)
  expect(heard).toEqual([])
  await slow.commit()
  await read(one)
  expect(heard).not.toContain(3)
  await slower.commit()
  await readUntil(one, [1, 2, 3])
})

test('events of a rolled-back transaction are never delivered', async () => {
  const one = await startSubscriber()
  const takenBack = server.database.asDoctor(DOCTOR, async (sql) => {
    await write(sql, 1)
    throw new Error('taken back')
  })
  await expect(takenBack).rejects.toThrow('taken back')
  await commit(2)
  await readUntil(one, [2])
})

test('events that a process handled before it died are delivered again', async () => {
  let isMortal = true
  const one = await startSubscriber(async ({ details }) => {
    if (!isMortal || details.other !== 2) return
    isMortal = false
    // Breaks the database connection in which the subscriber's cursor would be moved.
    await withClient(server.ownerUrl, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
           and database = (select oid from pg_database where datname = current_database())`,
      ),
    )
  })
  // Both events are written in one transaction, because events of two transactions may become readable at different times while
  // other tests run.
  await server.database.asDoctor(DOCTOR, async (sql) => {
    await write(sql, 1)
    await write(sql, 2)
  })
  await vi.waitFor(() => expect(read(one)).rejects.toMatchObject({ code: 'unavailable' }), SOON)
  expect(heard).toEqual([1, 2])
  await readUntil(one, [1, 2, 1, 2])
})

test('of two readers only one delivers at a time', async () => {
  const inside = makeGate()
  const going = makeGate()
  const one = await startSubscriber(async () => {
    inside.open()
    await going.passed
  })
  await commit(1)
  const first = vi.waitFor(async () => {
    await read(one)
    expect(heard).toEqual([1])
  }, SOON)
  await inside.passed
  expect(await read(one)).toBe(false)
  going.open()
  await first
  await read(one)
  expect(heard).toEqual([1])
})

test('a subscriber that throws waits and gets the event again, while others continue', async () => {
  let isBroken = true
  const broken = await startSubscriber(({ details }) => {
    if (isBroken && details.other === 2) throw new Error('broken')
  })
  const sound = await startSubscriber()
  await commit(1)
  await commit(2)
  await commit(3)
  await vi.waitFor(async () => {
    await read(broken)
    expect(failed).toHaveBeenCalledTimes(1)
  }, SOON)
  expect(heard).toEqual([1])
  expect(await cursor(broken.name)).toEqual({ failures: 1, waits: true })
  await read(broken)
  expect(failed).toHaveBeenCalledTimes(1)
  heard = []
  await readUntil(sound, [1, 2, 3])
  isBroken = false
  heard = [1]
  await withClient(server.ownerUrl, (client) => client.query('update event_cursor set look_after = now()'))
  await readUntil(broken, [1, 2, 3])
  expect(await cursor(broken.name)).toMatchObject({ failures: 0 })
})

test('a doctor’s transaction reads no other doctor’s events', async () => {
  await commit(1)
  const seen = await server.database.asDoctor(2, (sql) => sql.query('select 1 from audit_event'))
  expect(seen).toEqual([])
  const changed = server.database.asJob((sql) => sql.query(`update audit_event set action = 'x'`))
  await expect(changed).rejects.toThrow(/permission denied/)
})

test('after a restore into a cluster with lower transaction numbers, new events come after the old ones', async () => {
  const one = await startSubscriber()
  await withClient(server.ownerUrl, async (client) => {
    await client.query(
      `insert into audit_event (doctor_id, actor_kind, action, object_kind, object_id, details, turn)
       values ($1, 'doctor', 'patient.merged', 'patient', 1, '{"other": 1}', event_horizon() + 1000000)`,
      [DOCTOR],
    )
    await client.query('select renew_event_turns()')
  })
  await commit(2)
  await readUntil(one, [1, 2])
  await withClient(server.ownerUrl, async (client) => {
    const before = await client.query('select event_turn_offset() as offset')
    await client.query('select renew_event_turns()')
    expect((await client.query('select event_turn_offset() as offset')).rows).toEqual(before.rows)
  })
})
