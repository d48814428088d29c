import { afterAll, beforeAll, expect, test } from 'vitest'
import { MISSING_AS_ANSWER } from '#contract/problem.ts'
import { createDoctor, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const NOBODY = '/api/v2/patient/00000000-0000-4000-8000-000000000000/'
const ask = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { authorization: `Token ${doctor.token}`, ...headers } })

test('a missing thing is 404 with the header Preference-Applied only for callers that ask for it', async () => {
  const plain = await ask(NOBODY)
  expect([plain.statusCode, plain.headers['preference-applied']]).toEqual([404, undefined])
  const asked = await ask(NOBODY, { prefer: MISSING_AS_ANSWER })
  expect([asked.statusCode, asked.headers['preference-applied']]).toEqual([200, MISSING_AS_ANSWER])
  const { request_id: _, ...body } = plain.json<Record<string, unknown>>()
  expect(asked.json()).toMatchObject(body)
  expect(asked.headers['cache-control']).toBe('no-store')
})

test('another preference changes nothing', async () => {
  expect((await ask(NOBODY, { prefer: 'return=minimal' })).statusCode).toBe(404)
})

test('every other refusal keeps its status, whatever its caller prefers', async () => {
  const refused = await ask('/api/v2/patient/', { prefer: MISSING_AS_ANSWER, authorization: 'Token nada' })
  expect(refused.statusCode).toBe(401)
  expect(refused.headers['preference-applied']).toBeUndefined()
})

test('a missing thing counts as 404 in the metrics, also where it was answered with 200', async () => {
  const counted = async () => {
    const { body } = await server.app.inject({ url: '/metrics' })
    const line =
      /^http_request_duration_seconds_count\{route="\/api\/v2\/patient\/:uid\/",method="GET",status="404"\} (\d+)/m
    return Number(line.exec(body)?.[1] ?? 0)
  }
  const before = await counted()
  await ask(NOBODY, { prefer: MISSING_AS_ANSWER })
  expect(await counted()).toBe(before + 1)
})
