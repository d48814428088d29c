import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDoctor, PASSWORD, type TestDoctor } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const BROWSER = { 'sec-fetch-site': 'same-origin' }
const LOOPBACK = ['localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'LOCALHOST']

let server: TestServer
let doctor: TestDoctor

const send = (url: string, host: string, options: InjectOptions = {}) =>
  server.app.inject({ method: 'POST', url, ...options, headers: { host, ...BROWSER, ...options.headers } })

const logIn = (host: string, headers: Record<string, string> = {}) =>
  send('/rest-auth/login/', host, { headers, payload: { email: doctor.email, password: PASSWORD } })

/** The Set-Cookie headers of a response, without the values that differ from login to login. */
const cookiesOf = ({ headers }: Awaited<ReturnType<typeof logIn>>): string[] =>
  [headers['set-cookie'] ?? []].flat().map((line) => line.replace(/=[\w-]{43};/, '=…;'))

const open = async (baseUrl: string) => {
  server = await startTestServer({ baseUrl })
  doctor = await createDoctor(server)
}

const SECURE = [
  '__Host-b=…; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Strict',
  '__Secure-rt=…; Max-Age=43200; Path=/rest-auth/token/refresh; HttpOnly; Secure; SameSite=Strict',
  '__Secure-dv=…; Max-Age=31536000; Path=/rest-auth; HttpOnly; Secure; SameSite=Strict',
]
const PLAIN = [
  'b=…; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict',
  'rt=…; Max-Age=43200; Path=/rest-auth/token/refresh; HttpOnly; SameSite=Strict',
]
const PLAIN_OF_LOGIN = [...PLAIN, 'dv=…; Max-Age=31536000; Path=/rest-auth; HttpOnly; SameSite=Strict']

describe('a product at http://localhost', () => {
  beforeAll(() => open('http://localhost:8080'))
  afterAll(() => server.close())

  test.each(LOOPBACK)('sets cookies without Secure and prefix for %s', async (host) => {
    expect(cookiesOf(await logIn(host))).toEqual(PLAIN_OF_LOGIN)
  })

  test.each(['192.168.1.20:8080', 'localhost.example:8080', 'recetas.example', 'localhost@evil.example'])(
    'sets Secure cookies for %j',
    async (host) => {
      expect(cookiesOf(await logIn(host))).toEqual(SECURE)
    },
  )

  test('authenticates, renews and ends the session by the plain cookies', async () => {
    const login = await logIn('localhost:8080')
    const [b, rt] = login.cookies.map((cookie) => cookie.value)
    const authorization = `Token ${login.json<{ key: string }>().key}`
    const profile = (cookies: Record<string, string>) =>
      send('/api/v2/profile/', 'localhost:8080', { method: 'GET', headers: { authorization }, cookies })
    expect((await profile({ b: b ?? '' })).statusCode).toBe(200)
    // The server does not read a cookie over HTTP that has the name used over HTTPS.
    expect((await profile({ '__Host-b': b ?? '' })).statusCode).toBe(401)
    const renewed = await send('/rest-auth/token/refresh/', 'localhost:8080', { cookies: { rt: rt ?? '' } })
    expect([renewed.statusCode, cookiesOf(renewed)]).toEqual([200, PLAIN])
    const ended = await send('/rest-auth/logout/', 'localhost:8080', { headers: { authorization } })
    expect(cookiesOf(ended)).toEqual([
      'b=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Strict',
      'rt=; Max-Age=0; Path=/rest-auth/token/refresh; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Strict',
    ])
  })

  test('binds a passkey login by a plain cookie', async () => {
    expect(cookiesOf(await send('/rest-auth/login/passkey/options/', 'localhost:8080'))).toEqual([
      'lc=…; Max-Age=300; Path=/rest-auth/login; HttpOnly; SameSite=Strict',
    ])
  })
})

describe.each(['https://recetas.example', 'https://localhost:8443', 'http://192.168.1.20:8080'])(
  'a product at %s',
  (baseUrl) => {
    beforeAll(() => open(baseUrl))
    afterAll(() => server.close())

    test.each([...LOOPBACK, 'recetas.example'])(
      'sets Secure cookies, whatever host a request names: %s',
      async (host) => {
        expect(cookiesOf(await logIn(host))).toEqual(SECURE)
        expect(
          cookiesOf(await logIn(host, { 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'http' })),
        ).toEqual(SECURE)
      },
    )

    test('does not read the plain cookie of a request that names a loopback host', async () => {
      const login = await logIn('localhost')
      const authorization = `Token ${login.json<{ key: string }>().key}`
      const value = login.cookies[0]?.value ?? ''
      const statuses = ['b', '__Host-b'].map(async (name) => {
        const cookies = { [name]: value }
        const headers = { authorization }
        return (await send('/api/v2/profile/', 'localhost', { method: 'GET', headers, cookies })).statusCode
      })
      expect(await Promise.all(statuses)).toEqual([401, 200])
    })
  },
)
