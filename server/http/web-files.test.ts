import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([
  ['application/json', ''],
  ['application/json', '{"a":'],
  ['application/json', 'x'.repeat(300_000)],
  ['text/plain', 'a'],
  ['multipart/form-data', 'a'],
])('nobody is there to say what is wrong with %s', async (type, payload) => {
  for (const [url, status] of [
    ['/api/v2/patient/', 405],
    ['/api/v2/nada/', 404],
  ] as const) {
    const answer = await server.app.inject({
      method: 'PUT',
      url,
      headers: { 'content-type': type },
      payload,
    })
    expectRefusal(answer, [status])
    expect(answer.headers['allow']).toBe(status === 405 ? 'GET, HEAD, POST' : undefined)
  }
})
