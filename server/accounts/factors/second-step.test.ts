import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { createDoctor, PASSWORD, type TestDoctor } from '../../testing/factories.ts'
import { expectRefusal } from '../../testing/refused.ts'
import { totpCodeAt, factorCalls, loginCalls } from '../../testing/factors/second-factors.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'
import { virtualPasskey, type Flaws } from '../../testing/factors/virtual-passkey.ts'

let server: TestServer
let doctor: TestDoctor
let factors: ReturnType<typeof factorCalls>
let login: ReturnType<typeof loginCalls>

beforeAll(async () => {
  server = await startTestServer()
  login = loginCalls(server)
})
beforeEach(async () => {
  doctor = await createDoctor(server)
  factors = factorCalls(server, doctor)
})
afterAll(() => server.close())

const sql = (text: string, values: unknown[] = []) =>
  withClient(server.ownerUrl, (client) => client.query(text, values))
const keyOf = (answer: LightMyRequestResponse): string => answer.json<{ key: string }>().key
const works = async (key: string): Promise<number> =>
  (await call(server, 'GET /rest-auth/user/', { headers: { authorization: `Token ${key}` } })).statusCode
/** Moves the test's clock on, so that the authenticator application shows another TOTP code. */
const wait = (seconds: number): void => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000)
}

describe('POST /rest-auth/login/ with a second factor', () => {
  test('returns no key, and its sentence in non_field_errors', async () => {
    await factors.addTotp()
    const { answer } = await login.password(doctor.email)
    const body = expectRefusal(answer, [400])
    expect(body).toMatchObject({ code: 'second-factor-required', non_field_errors: [body.detail] })
    expect(body).not.toHaveProperty('key')
    const cookie = answer.cookies.find(({ name }) => name === '__Secure-lc')
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', maxAge: 300 })
  })

  test('is unchanged for a doctor without one', async () => {
    const { answer } = await login.password(doctor.email)
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json())).toEqual(['key'])
  })

  test('is unchanged while a setup of codes was not confirmed', async () => {
    await factors.own('POST /api/v2/access/totp/')
    expect((await login.password(doctor.email)).answer.statusCode).toBe(200)
  })
})

describe('a code of an authenticator application, by POST /rest-auth/login/second-factor/', () => {
  test('completes the login once', async () => {
    const { next } = await factors.addTotp()
    const { cookies } = await login.password(doctor.email)
    const ways = await call(server, 'POST /rest-auth/login/second-factor/options/', { cookies })
    expect(ways.json()).toMatchObject({ methods: ['totp', 'recovery_code'], passkey: null })
    const code = next()
    const opened = await login.complete(cookies, { totp: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(opened.statusCode).toBe(200)
    expect(await works(keyOf(opened))).toBe(200)
    // A completed login cannot be repeated, and its TOTP code cannot be used again.
    expect(expectRefusal(await login.complete(cookies, { totp: code }), [400]).code).toBe('login-stale')
    const again = await login.password(doctor.email)
    expect(expectRefusal(await login.complete(again.cookies, { totp: code }), [400])).toHaveProperty('totp')
  })

  test('is used up by turning the codes on', async () => {
    const { secret } = await factors.addTotp()
    const { cookies } = await login.password(doctor.email)
    const past = totpCodeAt(secret, new Date(server.clock.now.getTime() - 30_000))
    expect((await login.complete(cookies, { totp: past })).statusCode).toBe(400)
  })

  test.each([-90, -60, 60, 90])('of %i seconds away is refused', async (seconds) => {
    const { secret } = await factors.addTotp()
    wait(120)
    const { cookies } = await login.password(doctor.email)
    const code = totpCodeAt(secret, new Date(server.clock.now.getTime() + seconds * 1000))
    expect((await login.complete(cookies, { totp: code })).statusCode).toBe(400)
  })

  test('sent twice at once opens one session', async () => {
    const { next } = await factors.addTotp()
    const [one, two] = [await login.password(doctor.email), await login.password(doctor.email)]
    const answers = await Promise.all(
      [one, two].map(({ cookies }) => login.complete(cookies, { totp: next() })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('can’t be guessed by parallel attempts or new logins', async () => {
    const { next } = await factors.addTotp()
    const logins = await Promise.all(Array.from({ length: 4 }, () => login.password(doctor.email)))
    const guesses = Array.from({ length: 20 }, (_, n) => ({ n, code: String(n).padStart(6, '0') }))
    const answers = await Promise.all(
      guesses.map(({ n, code }) => login.complete(logins[n % 4]?.cookies ?? {}, { totp: code })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15)
    expect((await login.complete(logins[0]?.cookies ?? {}, { totp: next() })).statusCode).toBe(429)
  })
})

describe('a recovery code', () => {
  test('completes the login once, however it is typed, and its use is mailed to the owner', async () => {
    const { codes } = await factors.addTotp()
    expect(codes).toHaveLength(10)
    const [code = '', other = ''] = codes
    const first = await login.password(doctor.email)
    const typed = code.toLowerCase().replace('-', ' ')
    expect((await login.complete(first.cookies, { recovery_code: typed })).statusCode).toBe(200)
    const second = await login.password(doctor.email)
    const refused = await login.complete(second.cookies, { recovery_code: code })
    expect(expectRefusal(refused, [400])).toHaveProperty('recovery_code')
    expect((await login.complete(second.cookies, { recovery_code: other })).statusCode).toBe(200)
    const state = await factors.own('GET /api/v2/access/second-factors/')
    expect(state.json()).toMatchObject({ recovery_codes_left: 8 })
    const mails = await sql(
      `select count(*)::int as n from account_mail where recipient = $1 and kind = 'recovery-code-used'`,
      [doctor.email],
    )
    expect(mails.rows).toEqual([{ n: 2 }])
  })

  test('of another doctor is refused, and so is one from before a renewal', async () => {
    const stranger = await factorCalls(server, await createDoctor(server)).addTotp()
    const { codes } = await factors.addTotp()
    await factors.own('POST /api/v2/access/recovery-codes/')
    const { cookies } = await login.password(doctor.email)
    for (const code of [stranger.codes[0], codes[0]])
      expect((await login.complete(cookies, { recovery_code: code })).statusCode).toBe(400)
  })

  test('is stored as a slow hash only', async () => {
    const { codes } = await factors.addTotp()
    const kept = await sql('select encode(h, $1) as hash from recovery_codes, unnest(hashes) h', ['escape'])
    expect(JSON.stringify(kept.rows)).not.toContain(codes[0]?.replace('-', ''))
  })
})

describe('a passkey, by POST /rest-auth/login/passkey/options/ and POST /rest-auth/login/passkey/', () => {
  test('alone opens a session, and its challenge is used up', async () => {
    const { passkey, answer } = await factors.addPasskey()
    expect(answer.statusCode).toBe(201)
    const { request, cookies } = await login.askPasskey()
    expect(request).toMatchObject({
      rpId: 'recetas.example',
      userVerification: 'required',
      allowCredentials: [],
    })
    const assertion = passkey.get(request)
    const opened = await login.withPasskey(cookies, assertion)
    expect(await works(keyOf(opened))).toBe(200)
    expect(expectRefusal(await login.withPasskey(cookies, assertion), [400]).code).toBe('login-failed')
    // A passkey's assertion for one browser's challenge is not accepted in another browser.
    const other = await call(server, 'POST /rest-auth/login/passkey/options/')
    expect(other.json()).toMatchObject({ rpId: 'recetas.example' })
    expect((await login.withPasskey(login.cookieOf(other), assertion)).statusCode).toBe(400)
    const body = { passkey: passkey.get(request) }
    expect((await call(server, 'POST /rest-auth/login/passkey/', { body })).statusCode).toBe(400)
  })

  test('completes a login with the password, as POST /rest-auth/login/second-factor/options/ says', async () => {
    const { passkey } = await factors.addPasskey()
    const { cookies } = await login.password(doctor.email)
    const ways = await login.ways(cookies)
    expect(ways.methods).toEqual(['passkey', 'recovery_code'])
    if (!ways.passkey) throw new Error('nothing was asked')
    const body = { passkey: passkey.get(ways.passkey) }
    const opened = await call(server, 'POST /rest-auth/login/second-factor/', { cookies, body })
    expect(opened.statusCode).toBe(200)
  })

  const flaws: [string, Flaws][] = [
    ['another origin', { origin: 'https://recetas.example.evil.example' }],
    ['our name without TLS', { origin: 'http://recetas.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['nobody at the sensor', { unverified: true }],
    ['a challenge of its own', { challenge: 'bm90IHdoYXQgd2FzIGFza2Vk' }],
    ['a counter that stands still', { counter: 1 }],
  ]
  test.each(flaws)(
    'with %s is refused: alone, as second factor, at a step-up, and at its creation',
    async (_name, flaw) => {
      const { passkey } = await factors.addPasskey()
      // Raises the passkey's stored counter above the one that the flawed assertion sends.
      for (let n = 0; n < 3; n += 1) {
        const right = await login.askPasskey()
        expect((await login.withPasskey(right.cookies, passkey.get(right.request))).statusCode).toBe(200)
      }
      const alone = await login.askPasskey()
      expect((await login.withPasskey(alone.cookies, passkey.get(alone.request, flaw))).statusCode).toBe(400)
      const { cookies } = await login.password(doctor.email)
      const ways = await login.ways(cookies)
      if (!ways.passkey) throw new Error('nothing was asked')
      const second = await login.complete(cookies, { passkey: passkey.get(ways.passkey, flaw) })
      expect(expectRefusal(second, [400])).toHaveProperty('passkey')
      const step = (await factors.own('POST /api/v2/access/step-up/options/')).json<typeof ways>()
      if (!step.passkey) throw new Error('nothing was asked')
      const proved = await factors.own('POST /api/v2/access/step-up/', {
        passkey: passkey.get(step.passkey, flaw),
      })
      expect(expectRefusal(proved, [400])).toHaveProperty('passkey')
      if (flaw.counter !== undefined) return
      const made = await factors.addPasskey(virtualPasskey(), flaw)
      expect(expectRefusal(made.answer, [400])).toHaveProperty('passkey')
    },
  )

  test('of another account does not complete a login', async () => {
    await factors.addPasskey()
    const stranger = await factorCalls(server, await createDoctor(server)).addPasskey()
    const { cookies } = await login.password(doctor.email)
    const ways = await login.ways(cookies)
    if (!ways.passkey) throw new Error('nothing was asked')
    const answer = await login.complete(cookies, { passkey: stranger.passkey.get(ways.passkey) })
    expect(expectRefusal(answer, [400])).toHaveProperty('passkey')
  })

  test('of a closed account opens no session', async () => {
    const { passkey } = await factors.addPasskey()
    await sql('update account set is_active = false where id = $1', [doctor.id])
    const { request, cookies } = await login.askPasskey()
    expect((await login.withPasskey(cookies, passkey.get(request))).json()).toMatchObject({
      code: 'account-disabled',
    })
  })
})

describe('a waiting login', () => {
  test.each([
    'without its cookie',
    'with another’s',
    'after five minutes',
    'after another password',
    'after closing',
  ])('ends %s', async (how) => {
    const { next } = await factors.addTotp()
    const { cookies } = await login.password(doctor.email)
    if (how === 'after five minutes') await sql(`update challenge set expires_at = now()`)
    if (how === 'after another password')
      await sql('update account set password_version = password_version + 1 where id = $1', [doctor.id])
    if (how === 'after closing') await sql('update account set is_active = false where id = $1', [doctor.id])
    const sent =
      how === 'without its cookie'
        ? {}
        : how === 'with another’s'
          ? { '__Secure-lc': 'x'.repeat(43) }
          : cookies
    expect(expectRefusal(await login.complete(sent, { totp: next() }), [400]).code).toBe('login-stale')
  })

  test('is no session: its cookie is not accepted as a token', async () => {
    await factors.addTotp()
    const { cookies } = await login.password(doctor.email)
    const answer = await call(server, 'POST /rest-auth/token/refresh/', {
      cookies: { '__Secure-rt': cookies['__Secure-lc'] ?? '' },
    })
    expect(answer.statusCode).toBe(401)
  })

  test('accepts one proof, of a kind that the account has', async () => {
    const { next } = await factors.addTotp()
    const { cookies } = await login.password(doctor.email)
    for (const body of [
      {},
      { totp: next(), recovery_code: 'AAAAA-AAAAA' },
      { password: PASSWORD },
      { totp: '12' },
    ])
      expect((await login.complete(cookies, body)).json()).toMatchObject({ code: 'invalid-input' })
  })

  test('leads to a token that logout revokes', async () => {
    const { next } = await factors.addTotp()
    const { cookies } = await login.password(doctor.email)
    const key = keyOf(await login.complete(cookies, { totp: next() }))
    await call(server, 'POST /rest-auth/logout/', { headers: { authorization: `Token ${key}` } })
    expect(await works(key)).toBe(401)
  })
})
