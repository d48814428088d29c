import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createDoctor } from '../testing/factories.ts'
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
])('an unknown path or method is refused as such, whatever the body: %s', async (type, payload) => {
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

const calls = Object.values(allEndpoints).flatMap((domain): Endpoint[] => Object.values(domain))
/**
 * Paths whose last parameter is missing, such as `/api/v2/sessions/` for `/api/v2/sessions/:id/`. The router would match them
 * with an empty parameter.
 */
const cutShort = calls
  .filter(({ path }) => /^[^:]+:\w+\/?$/.test(path))
  .map(({ path }) => path.slice(0, path.indexOf(':')))

test('a path that ends before its parameter is another path, for any method and body', async () => {
  const wrong: string[] = []
  for (const url of new Set(cutShort)) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (calls.some((e) => e.method === method && e.path === url)) continue
      const headers = { 'content-type': 'application/json' }
      const answer = await server.app.inject({ method, url, headers, payload: '{"a":' })
      if (![404, 405].includes(answer.statusCode)) wrong.push(`${method} ${url} ${answer.statusCode}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a zero byte in a path parameter is refused', async () => {
  const { auth: headers } = await createDoctor(server)
  const named = calls.filter(({ method, path }) => method === 'GET' && path.includes(':'))
  expect(named.length).toBeGreaterThan(10)
  for (const { path } of named) {
    const url = path.replaceAll(/:\w+/g, '%00')
    expect([url, (await server.app.inject({ method: 'GET', url, headers })).statusCode]).toEqual([url, 404])
  }
})
