import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'
import { happenedTo } from './happened-to.ts'
import { recordEvent } from './record-event.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.database.asDoctor(DOCTOR, async (sql) => {
    for (const other of [1, 2, 3])
      await recordEvent(sql, DOCTOR, {
        ...BY_DOCTOR,
        action: 'patient.merged',
        object: ['patient', PATIENT],
        details: { other },
      })
    await recordEvent(sql, DOCTOR, { ...BY_DOCTOR, action: 'patient.viewed', object: ['patient', PATIENT] })
    await recordEvent(sql, DOCTOR, {
      ...BY_DOCTOR,
      action: 'patient.merged',
      object: ['patient', PATIENT + 1],
      details: { other: 4 },
    })
  })
})
afterAll(() => server.close())

const DOCTOR = 1
const PATIENT = 7
const BY_DOCTOR = { actor: 'doctor', actorId: DOCTOR } as const
const merges = (doctorId: number, most: number | null = null) =>
  server.database.asDoctor(doctorId, async (sql) => {
    const happened = await happenedTo(sql, DOCTOR, ['patient', PATIENT], {
      actions: ['patient.merged'],
      most,
    })
    return happened.map(({ details }) => details.other)
  })

test('the events of some kinds about one object are read in order', async () => {
  expect(await merges(DOCTOR)).toEqual([1, 2, 3])
})

test('only the newest events are read where a number is given', async () => {
  expect(await merges(DOCTOR, 2)).toEqual([2, 3])
})

test('another doctor reads none of the events', async () => {
  expect(await merges(DOCTOR + 1)).toEqual([])
})

test('an event whose details do not fit its kind is refused', async () => {
  await withClient(server.ownerUrl, (client) =>
    client.query(
      `insert into audit_event (doctor_id, actor_kind, action, object_kind, object_id, details)
       values ($1, 'system', 'patient.merged', 'patient', 9, '{"other": "x"}')`,
      [DOCTOR],
    ),
  )
  const read = server.database.asDoctor(DOCTOR, (sql) =>
    happenedTo(sql, DOCTOR, ['patient', 9], { actions: ['patient.merged'] }),
  )
  await expect(read).rejects.toThrow(/expected.*(number|int)|invalid_type/i)
})
