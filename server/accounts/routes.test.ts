import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from './password/passwords.ts'
import { createAssistant, createDoctor, PASSWORD, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const BROWSER = { 'sec-fetch-site': 'same-origin' }

const logIn = (body: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/rest-auth/login/', headers, payload: body })

const profile = (key: string, cookies: Record<string, string> = {}) =>
  server.app.inject({ url: '/api/v2/profile/', headers: { authorization: `Token ${key}` }, cookies })

async function browserLogin(email = doctor.email) {
  const answer = await logIn({ email, password: PASSWORD }, BROWSER)
  expect(answer.statusCode, answer.body).toBe(200)
  const value = (name: string): string => answer.cookies.find((c) => c.name === name)?.value ?? ''
  return {
    key: answer.json<{ key: string }>().key,
    binding: value('__Host-b'),
    refresh: value('__Secure-rt'),
    answer,
  }
}

/** Hashes a test doctor's password at the cost that the product uses. Other tests use a cheaper hash. */
const hashAsTheProduct = async ({ id }: TestDoctor): Promise<void> => {
  const hash = await hashPassword(PASSWORD)
  await withClient(server.ownerUrl, (client) =>
    client.query('update account set password_hash = $2 where id = $1', [id, hash]),
  )
}

const refresh = (cookie: string) =>
  server.app.inject({ method: 'POST', url: '/rest-auth/token/refresh/', cookies: { '__Secure-rt': cookie } })

describe('POST /rest-auth/login/', () => {
  test('gives a program a token that works with the header alone, a new one at each login', async () => {
    const keys = [
      await logIn({ email: doctor.email, password: PASSWORD }),
      await logIn({ email: doctor.email.toUpperCase(), password: PASSWORD }),
    ].map((a) => a.json<{ key: string }>().key)
    for (const key of keys) {
      expect(key).toMatch(/^[0-9a-f]{40}$/)
      expect((await profile(key)).statusCode).toBe(200)
    }
    expect(keys[0]).not.toBe(keys[1])
  })

  test('gives a browser a token that works only with its cookie', async () => {
    const { key, binding, answer } = await browserLogin()
    const cookies = answer.cookies.map((c) => [c.name, c.httpOnly, c.secure, c.sameSite])
    expect(cookies).toEqual([
      ['__Host-b', true, true, 'Strict'],
      ['__Secure-rt', true, true, 'Strict'],
      ['__Secure-dv', true, true, 'Strict'],
    ])
    expect((await profile(key)).statusCode).toBe(401)
    expect((await profile(key, { '__Host-b': 'otra' })).statusCode).toBe(401)
    expect((await profile(key, { '__Host-b': binding })).statusCode).toBe(200)
  })

  test('stores only hashes', async () => {
    const { key, binding, refresh: cookie } = await browserLogin()
    await hashAsTheProduct(await createDoctor(server))
    await withClient(server.ownerUrl, async (client) => {
      const rows = await client.query(
        `select (select string_agg(t::text, ' ') from token t) || (select string_agg(r::text, ' ') from refresh_token r)
           || (select string_agg(a::text, ' ') from account a) as all_rows`,
      )
      const stored = String(rows.rows[0]?.all_rows)
      for (const secret of [key, binding, cookie, PASSWORD]) expect(stored).not.toContain(secret)
      expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    })
  })

  test('answers a wrong password and an unknown address alike, in the format of the contract', async () => {
    const stranger = await createDoctor(server)
    const wrong = await logIn({ email: stranger.email, password: 'no es esta' })
    const unknown = await logIn({ email: 'nadie@clinica.example', password: 'no es esta' })
    const body = { non_field_errors: ['No puede iniciar sesión con las credenciales proporcionadas.'] }
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject(body)
    }
    expect((await logIn({ email: stranger.email })).json()).toMatchObject({
      password: ['Este campo es requerido.'],
    })
    expect((await logIn({ email: 1, password: 'x' })).statusCode).toBe(400)
  })

  test('does the same work for an unknown address as for a wrong password', async () => {
    const known = await Promise.all(Array.from({ length: 5 }, () => createDoctor(server)))
    for (const doctor of known) await hashAsTheProduct(doctor)
    // Measures the CPU time of this process on all its threads, because elapsed time would include the machine's other work.
    const workOf = async (email: string): Promise<number> => {
      const began = process.cpuUsage()
      expect((await logIn({ email, password: 'no es esta' })).statusCode).toBe(400)
      const { user, system } = process.cpuUsage(began)
      return user + system
    }
    const work = { known: [] as number[], unknown: [] as number[] }
    await workOf('la.primera@clinica.example')
    for (const [i, { email }] of known.entries()) {
      work.known.push(await workOf(email))
      work.unknown.push(await workOf(`nadie${i}@clinica.example`))
    }
    const median = (of: number[]): number => of.toSorted((a, b) => a - b)[2] ?? 0
    // Hashing the password is nearly all of a login's work. Without a hash, the refusal of an unknown address would take a
    // tenth of the time.
    expect(median(work.unknown) / median(work.known)).toBeGreaterThan(0.4)
    expect(median(work.unknown) / median(work.known)).toBeLessThan(2.5)
  })

  test('checks at most five of a hundred parallel guesses', async () => {
    const { email } = await createDoctor(server)
    const guess = (password: string) => logIn({ email, password }).then((answer) => answer.statusCode)
    const passwords = Array.from({ length: 100 }, (_, i) => `adivinanza ${i}`)
    const codes = await Promise.all([...passwords.slice(1), PASSWORD].map(guess))
    expect(codes.filter((code) => code === 400)).toHaveLength(5)
    expect(codes.filter((code) => code === 429)).toHaveLength(95)
    expect(await guess(PASSWORD)).toBe(429)
  })

  test('does not count right passwords, neither for the account nor for the network address', async () => {
    const { email } = await createDoctor(server)
    for (let i = 0; i < 45; i += 1) expect((await logIn({ email, password: PASSWORD })).statusCode).toBe(200)
  })

  test('throttles an account after five failures, known or not, and stores the count', async () => {
    const { email } = await createDoctor(server)
    for (const address of [email, 'desconocida@clinica.example']) {
      for (let i = 0; i < 5; i += 1)
        expect((await logIn({ email: address, password: 'mal' })).statusCode).toBe(400)
      const blocked = await logIn({ email: address, password: PASSWORD })
      expect(blocked.statusCode).toBe(429)
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(20)
    }
  })
})

describe('POST /rest-auth/token/refresh/', () => {
  test('replaces the cookie; a replaced one that comes back after the grace time ends the session', async () => {
    const { key, binding, refresh: first } = await browserLogin()
    const renewed = await refresh(first)
    expect(renewed.statusCode).toBe(200)
    const fresh = renewed.json<{ key: string }>().key
    const newBinding = renewed.cookies.find((c) => c.name === '__Host-b')?.value ?? ''
    expect((await profile(fresh, { '__Host-b': newBinding })).statusCode).toBe(200)
    expect((await refresh(first)).statusCode).toBe(200)
    await withClient(server.ownerUrl, (c) =>
      c.query(`update session set advanced_at = advanced_at - interval '1 minute'`),
    )
    expect((await refresh(first)).statusCode).toBe(401)
    expect((await profile(fresh, { '__Host-b': newBinding })).statusCode).toBe(401)
    expect((await profile(key, { '__Host-b': binding })).statusCode).toBe(401)
  })

  test('keeps one chain of cookies, however often a cookie is used within the grace time', async () => {
    const { refresh: first } = await browserLogin()
    const next = (answer: Awaited<ReturnType<typeof refresh>>): string =>
      answer.cookies.find((c) => c.name === '__Secure-rt')?.value ?? ''
    const twins = await Promise.all(Array.from({ length: 8 }, () => refresh(first)))
    expect(twins.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    const [owner = '', thief = ''] = twins.map(next)
    const renewed = await refresh(owner)
    expect(renewed.statusCode).toBe(200)
    await withClient(server.ownerUrl, (c) =>
      c.query(`update session set advanced_at = advanced_at - interval '1 minute'`),
    )
    // The refresh cookie of the thief is of an earlier generation by now. Using it closes the session for thief and owner.
    expect((await refresh(thief)).statusCode).toBe(401)
    expect((await refresh(next(renewed))).statusCode).toBe(401)
  })

  test.each(['cross-site', 'same-site'])(
    'refuses a call from a %s page, and leaves the session',
    async (site) => {
      const { refresh: cookie } = await browserLogin()
      const sentFrom = (from: string) =>
        server.app.inject({
          method: 'POST',
          url: '/rest-auth/token/refresh/',
          cookies: { '__Secure-rt': cookie },
          headers: { 'sec-fetch-site': from },
        })
      const refused = await sentFrom(site)
      expect(refused.statusCode).toBe(403)
      expect(refused.cookies).toEqual([])
      expect((await sentFrom('same-origin')).statusCode).toBe(200)
    },
  )

  test('refuses a missing and an unknown cookie', async () => {
    expect((await refresh('nada')).statusCode).toBe(401)
    expect((await server.app.inject({ method: 'POST', url: '/rest-auth/token/refresh/' })).statusCode).toBe(
      401,
    )
  })
})

describe('a token', () => {
  test('becomes invalid by logout, by its expiry, and with the account', async () => {
    const key = (await logIn({ email: doctor.email, password: PASSWORD })).json<{ key: string }>().key
    const out = await server.app.inject({
      method: 'POST',
      url: '/rest-auth/logout/',
      headers: { authorization: `Token ${key}` },
    })
    expect(out.json()).toEqual({ detail: 'Sesión cerrada con éxito.' })
    expect((await profile(key)).json()).toMatchObject({ detail: 'Token inválido.' })
    const late = (await logIn({ email: doctor.email, password: PASSWORD })).json<{ key: string }>().key
    await withClient(server.ownerUrl, (c) => c.query(`update token set expires_at = now()`))
    expect((await profile(late)).json()).toMatchObject({ code: 'token-expired' })
  })

  test('is refused in every malformed form', async () => {
    for (const authorization of ['Token', 'Bearer x', 'Token zz', `Token ${'0'.repeat(40)}`]) {
      const answer = await server.app.inject({ url: '/api/v2/profile/', headers: { authorization } })
      expect(answer.statusCode).toBe(401)
    }
    const none = await server.app.inject({ url: '/api/v2/profile/' })
    expect(none.json()).toMatchObject({ detail: 'Las credenciales de autenticación no se proveyeron.' })
  })
})

describe('GET /rest-auth/user/', () => {
  test('returns the account of the token and its kind; refuses a guest', async () => {
    const doctor = await createDoctor(server)
    const answer = await server.app.inject({
      url: '/rest-auth/user/',
      headers: doctor.auth,
    })
    expect(answer.json()).toMatchObject({
      username: expect.stringMatching(/@clinica\.example$/),
      kind: 'doctor',
    })
    const { email, auth: headers } = await createAssistant(server, doctor)
    const own = await server.app.inject({ url: '/rest-auth/user/', headers })
    expect(own.json()).toMatchObject({ username: email, kind: 'assistant' })
    expect((await server.app.inject({ url: '/rest-auth/user/' })).statusCode).toBe(401)
  })
})
