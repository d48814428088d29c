import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { makeMedication } from '../../testing/issue.ts'
import { expectRefusal } from '../../testing/refused.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'
import { makeItem } from '#contract/prescription/testing/item.ts'
import { rowsKey } from '../item.ts'
import { twinOf } from './twin.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor)).uid
})
afterAll(() => server.close())

let keys = 0
const send = (more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  call(server, 'POST /api/v2/rx-endpoint/', {
    headers: { ...doctor.auth, 'idempotency-key': `key-${(keys += 1)}`, ...headers },
    body: { patient: { uid }, medications: [makeMedication()], ...more },
  })
const issue = async (...args: Parameters<typeof send>): Promise<IssuedPrescription> => {
  const answer = await send(...args)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const prescriptions = async () =>
  (
    await withClient(server.ownerUrl, (client) =>
      client.query('select 1 from prescription where doctor_id = $1', [doctor.id]),
    )
  ).rowCount

describe('the same patient and rows under another idempotency key', () => {
  test('are issued with a warning that names the first, also when the call is repeated', async () => {
    const first = await issue()
    expect(first).not.toHaveProperty('warnings')
    const headers = { 'idempotency-key': 'the-second' }
    const second = await issue({}, headers)
    const warnings = [
      {
        code: 'issued-moments-ago',
        field: 'medications',
        detail: expect.stringContaining(formatCode(first.code)),
        signature: first.signature,
      },
    ]
    expect(second.signature).not.toBe(first.signature)
    expect(second.warnings).toEqual(warnings)
    expect(await issue({}, headers)).toEqual(second)
    const english = await issue({}, { ...headers, 'accept-language': 'en' })
    expect(english.warnings?.[0]?.detail).toMatch(/^Less than 10 minutes earlier/)
    expect(await prescriptions()).toBe(2)
  })

  test('are refused where the call asks for that, and issued after the question under the same key', async () => {
    const first = await issue({ if_repeated: 'refuse' })
    const headers = { 'idempotency-key': 'asked' }
    const refused = expectRefusal(await send({ if_repeated: 'refuse' }, headers), [409])
    expect(refused).toMatchObject({
      code: 'issued-moments-ago',
      detail: expect.stringContaining(formatCode(first.code)),
    })
    expect(await prescriptions()).toBe(1)
    const second = await issue({}, headers)
    // The answer `if_repeated` to the question about a repeated prescription is left out of the content that is compared for a
    // repeated idempotency key. The answer is not stored either.
    expect(await issue({ if_repeated: 'refuse' }, headers)).toEqual(second)
    expect(second.additional_data).toEqual({})
    expectRefusal(await send({ if_repeated: 'perhaps' }), [400])
  })

  test.each([
    ['another dose', { medications: [makeMedication({ qty: 3 })] }],
    [
      'one row more',
      { medications: [makeMedication(), makeMedication({ presentation: 'Loratadina tabletas 10 mg' })] },
    ],
  ])('are not the same with %s', async (_what, more) => {
    await issue()
    expect(await issue({ ...more, if_repeated: 'refuse' })).not.toHaveProperty('warnings')
  })

  test('are no twin of another patient’s, of a cancelled one, of the one that is replaced or renewed, or of a replay', async () => {
    const first = await issue({}, { 'idempotency-key': 'once' })
    const ask = { if_repeated: 'refuse' }
    expect(await issue(ask, { 'idempotency-key': 'once' })).toEqual(first)
    const other = await createPatient(server, doctor)
    await issue({ ...ask, patient: { uid: other.uid } })
    const renewed = await issue({ ...ask, renews: first.signature })
    const cancel = (signature: string) =>
      call(server, `POST /api/v2/rx/cancel/${signature}/`, {
        headers: doctor.auth,
        body: { reason: 'treatment', note: 'Cambia a otro esquema', dispensed: 0 },
      })
    expect((await cancel(renewed.signature)).statusCode).toBe(200)
    const second = await issue({ ...ask, replaces: first.signature })
    expect((await cancel(second.signature)).statusCode).toBe(200)
    expect(await issue(ask)).not.toHaveProperty('warnings')
  })

  test('are no twin of another doctor’s prescription', async () => {
    await issue()
    doctor = await createDoctor(server)
    uid = (await createPatient(server, doctor)).uid
    expect(await issue({ if_repeated: 'refuse' })).not.toHaveProperty('warnings')
  })

  test('of a class that is printed apart are found by one of their documents', async () => {
    const mixed = [
      makeMedication(),
      makeMedication({
        presentation: 'Preparado base frío con rosas',
      }),
    ]
    const first = await issue({ medications: mixed })
    expect(first.also_issued).toHaveLength(1)
    expect(expectRefusal(await send({ medications: mixed, if_repeated: 'refuse' }), [409]).code).toBe(
      'issued-moments-ago',
    )
  })
})

test.each([
  ['a second before ten minutes have passed', 10 * 60_000 - 1000, 'earlier'],
  ['ten minutes later', 10 * 60_000, undefined],
  ['a second after ten minutes have passed', 10 * 60_000 + 1000, undefined],
])('a prescription is recent %s', (_when, later, expected) => {
  const items = [{ ...makeItem('IV'), sku: '', written: '' }]
  const issued = new Date('2026-03-02T10:00:00.000Z')
  const earlier = {
    signature: 'earlier',
    code: 'K7QD2M9X4',
    rows_key: rowsKey(items),
    issued_at: issued.toISOString(),
  }
  const ask = { now: new Date(issued.getTime() + later), renews: null }
  expect(twinOf([{ valid_from: null, items }], [earlier], ask)?.signature).toBe(expected)
  expect(twinOf([{ valid_from: '2026-04-01', items }], [earlier], ask)).toBeNull()
  expect(twinOf([{ valid_from: null, items }], [{ ...earlier, rows_key: null }], ask)).toBeNull()
})
