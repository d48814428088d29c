import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { createDoctor, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const send = (body: unknown, headers: Record<string, string> = doctor.auth) =>
  call(server, 'POST /api/v2/contact/', { headers, body })

const kept = () =>
  withClient(
    server.ownerUrl,
    async (client) =>
      (await client.query('select doctor_id, subject, message, metadata from contact_message order by id'))
        .rows,
  )

test('the message is stored for support', async () => {
  const answer = await send({ subject: ' Duda ', message: 'Línea 1\nLínea 2' })
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
    201,
    expect.stringMatching(/\S/),
  ])
  expect(await kept()).toEqual([
    { doctor_id: doctor.id, subject: 'Duda', message: 'Línea 1\nLínea 2', metadata: '' },
  ])
})

test.each([
  ['an empty subject', { subject: ' ', message: 'x' }],
  ['no message', { subject: 'x' }],
  ['a long message', { subject: 'x', message: 'x'.repeat(5001) }],
  ['long metadata', { subject: 'x', message: 'x', metadata: 'x'.repeat(20_001) }],
  ['another sender', { subject: 'x', message: 'x', doctor_id: 1 }],
])('refuses %s and stores nothing', async (_name, body) => {
  const before = await kept()
  expect((await send(body)).statusCode).toBe(400)
  expect(await kept()).toEqual(before)
})

test('a message of a guest or a pharmacy is refused', async () => {
  const body = { subject: 'x', message: 'x' }
  expect((await send(body, {})).statusCode).toBe(401)
  expect((await send(body, (await createPharmacy(server)).auth)).statusCode).toBe(403)
})
