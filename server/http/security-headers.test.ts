import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
}

/** Expected directives of the content security policy, by name. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-src': "'self' blob:",
  'frame-ancestors': "'none'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'sw',
}

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((one) => [one.split(' ')[0]!, one.slice(one.indexOf(' ') + 1)] as const),
  )

test.each([
  ['a page', '/login', 200],
  ['an answer with data', '/api/v2/brand/', 200],
  ['a refusal', '/api/v2/rx-endpoint/', 401],
  ['an unknown address', '/nada', 404],
  ['a call that the contract does not have', '/api/v2/nada/', 404],
])('%s has every security header', async (_what, url, status) => {
  const { statusCode, headers } = await server.app.inject({ url })
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject(HEADERS)
  expect(directives(String(headers['content-security-policy']))).toEqual(POLICY)
})

test('an answer with data is stored by no cache', async () => {
  const { headers } = await server.app.inject({ url: '/api/v2/rx-endpoint/' })
  expect(headers['cache-control']).toBe('no-store')
})
