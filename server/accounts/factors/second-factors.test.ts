import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PasskeyCreation } from '#contract/accounts/passkey-json.ts'
import type { Passkey, Ways } from '#contract/accounts/second-factors.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, PASSWORD, type TestDoctor } from '../../testing/factories.ts'
import { expectRefusal } from '../../testing/refused.ts'
import { totpCodeAt, factorCalls, loginCalls } from '../../testing/factors/second-factors.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'
import { virtualPasskey } from '../../testing/factors/virtual-passkey.ts'

let server: TestServer
let doctor: TestDoctor
let factors: ReturnType<typeof factorCalls>

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  doctor = await createDoctor(server)
  factors = factorCalls(server, doctor)
})
afterAll(() => server.close())

const sql = (text: string, values: unknown[] = []) =>
  withClient(server.ownerUrl, (client) => client.query(text, values))
/** Makes the session's last proof of identity six minutes old, as on an unattended screen. */
const leaveOpen = () =>
  sql(`update session set proved_at = now() - interval '6 minutes' where account_id = $1`, [doctor.id])
const state = async () => (await factors.own('GET /api/v2/access/second-factors/')).json<State>()
interface State {
  passkeys: Passkey[]
  totp_since: string | null
  recovery_codes_left: number
}
const mailsOf = async (email: string): Promise<string[]> =>
  (await sql('select kind from account_mail where recipient = $1 order by id', [email])).rows.map(
    (row: { kind: string }) => row.kind,
  )
const idOf = (answer: { json: () => { passkey: Passkey } }): string => String(answer.json().passkey.id)

describe('on an unattended screen', () => {
  test('no factor can be changed, and the step-up before issuing cannot be turned off', async () => {
    const { answer } = await factors.addPasskey()
    await factors.own('POST /api/v2/access/totp/')
    await leaveOpen()
    const before = await state()
    const refused: [string, unknown?][] = [
      ['POST /api/v2/access/passkeys/options/'],
      ['DELETE /api/v2/access/totp/'],
      [`DELETE /api/v2/access/passkeys/${idOf(answer)}/`],
      ['POST /api/v2/access/totp/'],
      ['POST /api/v2/access/totp/confirm/', { totp: '123456' }],
      ['POST /api/v2/access/recovery-codes/'],
      ['PATCH /api/v2/access/step-up/', { step_up_to_issue: false }],
    ]
    for (const [endpoint, body] of refused)
      expect(expectRefusal(await factors.own(endpoint, body), [403]).code, endpoint).toBe('step-up-required')
    expect(await state()).toEqual(before)
    // To require a step-up before issuing each prescription makes the account safer, so this may be turned on without a
    // step-up.
    const on = await factors.own('PATCH /api/v2/access/step-up/', { step_up_to_issue: true })
    expect(on.json()).toEqual({ step_up_to_issue: true })
  })

  test('a password proves the identity of an account without a second factor only', async () => {
    const prove = (password: string) => factors.own('POST /api/v2/access/step-up/', { password })
    const ways = async () => (await factors.own('POST /api/v2/access/step-up/options/')).json<Ways>().methods
    expect(await ways()).toEqual(['password'])
    expect((await prove(PASSWORD)).statusCode).toBe(200)
    await factors.addTotp()
    await leaveOpen()
    expect(await ways()).toEqual(['totp', 'recovery_code'])
    // The account has a second factor, so right and wrong passwords are refused alike, and none counts as a guess.
    for (const password of [PASSWORD, ...Array<string>(6).fill('no es esta')])
      expect(expectRefusal(await prove(password), [400])).toMatchObject({
        password: [expect.stringMatching(/segundo factor/)],
      })
    expect((await factors.own('DELETE /api/v2/access/totp/')).statusCode).toBe(403)
  })

  test.each(['totp', 'recovery_code', 'passkey'] as const)('a %s proves the identity', async (method) => {
    const { passkey } = await factors.addPasskey()
    const { next } = await factors.addTotp()
    const renewed = await factors.own('POST /api/v2/access/recovery-codes/')
    const [code] = renewed.json<{ recovery_codes: string[] }>().recovery_codes
    await leaveOpen()
    const ways = (await factors.own('POST /api/v2/access/step-up/options/')).json<Ways>()
    expect(ways.methods).toEqual(['passkey', 'totp', 'recovery_code'])
    if (!ways.passkey) throw new Error('nothing was asked')
    const proofs = {
      totp: next(),
      recovery_code: code,
      passkey: method === 'passkey' ? passkey.get(ways.passkey) : undefined,
    }
    const proof = { [method]: proofs[method] }
    expect((await factors.own('POST /api/v2/access/step-up/', proof)).statusCode).toBe(200)
    expect((await factors.own('POST /api/v2/access/recovery-codes/')).statusCode).toBe(200)
    // The proof of a second factor can't be used twice.
    await leaveOpen()
    const again = await factors.own('POST /api/v2/access/step-up/', proof)
    expect(again.statusCode).toBe(400)
  })
})

describe('recovery codes', () => {
  test('come with the first factor, and are deleted with the last', async () => {
    const first = await factors.addPasskey()
    const second = await factors.addTotp()
    expect(first.answer.json()).toMatchObject({ recovery_codes: expect.any(Array) as string[] })
    expect(second.codes).toEqual([])
    expect(await state()).toMatchObject({ recovery_codes_left: 10 })
    await factors.own('DELETE /api/v2/access/totp/')
    expect(await state()).toMatchObject({ totp_since: null, recovery_codes_left: 10 })
    await factors.own(`DELETE /api/v2/access/passkeys/${idOf(first.answer)}/`)
    expect(await state()).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
    expect((await factors.own('POST /api/v2/access/recovery-codes/')).statusCode).toBe(404)
  })

  test('are ten different ones, and are all new when renewed', async () => {
    const { codes } = await factors.addTotp()
    const renewed = await factors.own('POST /api/v2/access/recovery-codes/')
    const { recovery_codes: fresh } = renewed.json<{ recovery_codes: string[] }>()
    expect(new Set([...codes, ...fresh]).size).toBe(20)
    for (const code of fresh) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  })
})

describe('a removed factor', () => {
  test('closes every other session, is mailed to its owner, and is no longer required', async () => {
    const { answer } = await factors.addPasskey()
    const login = loginCalls(server)
    const waiting = await login.password(doctor.email)
    const { secret } = await factors.addTotp()
    const code = totpCodeAt(secret, server.clock.now)
    const other = await login.complete(waiting.cookies, { totp: code })
    const headers = { authorization: `Token ${other.json<{ key: string }>().key}` }
    expect((await call(server, 'GET /rest-auth/user/', { headers })).statusCode).toBe(200)
    expect((await factors.own('DELETE /api/v2/access/totp/')).statusCode).toBe(200)
    expect((await call(server, 'GET /rest-auth/user/', { headers })).statusCode).toBe(401)
    expect((await factors.own('GET /rest-auth/user/')).statusCode).toBe(200)
    await factors.own(`DELETE /api/v2/access/passkeys/${idOf(answer)}/`)
    expect((await login.password(doctor.email)).answer.statusCode).toBe(200)
    expect(await mailsOf(doctor.email)).toEqual([
      'passkey-added',
      'totp-added',
      'totp-removed',
      'passkey-removed',
    ])
  })

  test('of another doctor is not removed', async () => {
    const { answer } = await factors.addPasskey()
    const stranger = factorCalls(server, await createDoctor(server))
    expect((await stranger.own(`DELETE /api/v2/access/passkeys/${idOf(answer)}/`)).statusCode).toBe(404)
    const renamed = await stranger.own(`PATCH /api/v2/access/passkeys/${idOf(answer)}/`, { name: 'mía' })
    expect(renamed.statusCode).toBe(404)
    expect((await state()).passkeys).toMatchObject([{ name: 'Teléfono' }])
  })
})

describe('a new passkey', () => {
  test('is named, renamed and listed', async () => {
    const { answer } = await factors.addPasskey()
    await factors.own(`PATCH /api/v2/access/passkeys/${idOf(answer)}/`, { name: ' Llave azul ' })
    expect((await state()).passkeys).toMatchObject([
      { name: 'Llave azul', last_used_at: null, synced: false },
    ])
  })

  test('knows the account by a random handle, not by its id or address', async () => {
    const options = (await factors.own('POST /api/v2/access/passkeys/options/')).json<PasskeyCreation>()
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32)
    expect(options).toMatchObject({ rp: { id: 'recetas.example' }, excludeCredentials: [] })
  })

  test('that is known already, or whose challenge was answered before, is refused', async () => {
    const { passkey } = await factors.addPasskey()
    const known = await factors.addPasskey(passkey)
    expect(expectRefusal(known.answer, [400])).toHaveProperty('passkey')
    const options = (await factors.own('POST /api/v2/access/passkeys/options/')).json<PasskeyCreation>()
    const body = { name: 'x', passkey: virtualPasskey().create(options) }
    expect((await factors.own('POST /api/v2/access/passkeys/', body)).statusCode).toBe(201)
    const other = { name: 'x', passkey: virtualPasskey().create(options) }
    expect(expectRefusal(await factors.own('POST /api/v2/access/passkeys/', other), [400])).toHaveProperty(
      'passkey',
    )
  })
})

describe('codes of an authenticator application', () => {
  test('have an encrypted secret, and a new one for each setup until it is confirmed', async () => {
    const first = (await factors.own('POST /api/v2/access/totp/')).json<{ secret: string; uri: string }>()
    expect(first.uri).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/)
    const kept = await sql('select sealed from totp where doctor_id = $1', [doctor.id])
    const { sealed } = kept.rows[0] as { sealed: Buffer }
    expect(sealed.includes(Buffer.from(first.secret))).toBe(false)
    const second = (await factors.own('POST /api/v2/access/totp/')).json<{ secret: string }>()
    const confirm = (secret: string) =>
      factors.own('POST /api/v2/access/totp/confirm/', { totp: totpCodeAt(secret, server.clock.now) })
    expect(expectRefusal(await confirm(first.secret), [400])).toHaveProperty('totp')
    expect((await confirm(second.secret)).statusCode).toBe(200)
    expect((await confirm(second.secret)).statusCode).toBe(409)
    expect((await factors.own('POST /api/v2/access/totp/')).statusCode).toBe(409)
  })

  test('with a secret moved to another doctor are refused', async () => {
    const { secret } = await factors.addTotp()
    const victim = await createDoctor(server)
    await sql('update totp set doctor_id = $2 where doctor_id = $1', [doctor.id, victim.id])
    const login = loginCalls(server)
    const { cookies } = await login.password(victim.email)
    const answer = await login.complete(cookies, { totp: totpCodeAt(secret, server.clock.now) })
    expect(answer.statusCode).toBe(500)
  })

  test('can’t be guessed during the setup', async () => {
    await factors.own('POST /api/v2/access/totp/')
    const guesses = Array.from({ length: 8 }, (_, n) => ({ totp: String(n).padStart(6, '0') }))
    const answers = await Promise.all(
      guesses.map((guess) => factors.own('POST /api/v2/access/totp/confirm/', guess)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3)
  })
})
