import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '#contract/accounts/accounts.ts'
import { type Access, GOOD_PASSWORD, NEW_PASSWORD, startAccess } from '../../testing/access.ts'
import { call, refusal } from '../../testing/call.ts'
import { createDoctor, createPharmacy, PASSWORD } from '../../testing/factories.ts'

let it: Access

beforeAll(async () => {
  it = await startAccess()
})
afterAll(() => it.close())
beforeEach(() => it.sql('delete from throttle'))

type Auth = { authorization: string }

async function another(email: string, password = PASSWORD): Promise<Auth> {
  const { key } = (await it.logIn(email, password)).json<{ key: string }>()
  return { authorization: `Token ${key}` }
}
const statusOf = async (headers: Auth) =>
  (await call(it.server, 'GET /api/v2/profile/', { headers })).statusCode
const list = async (headers: Auth) =>
  (await call(it.server, 'GET /api/v2/sessions/', { headers })).json<{ results: Session[] }>().results
const change = (headers: Record<string, string>, body: Record<string, string> = {}) =>
  it.post(
    'password/change/',
    { old_password: PASSWORD, new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD, ...body },
    headers,
  )

describe('POST /rest-auth/password/change/', () => {
  test('changes the password, keeps this session, ends the others at once, and mails the owner', async () => {
    const { email, auth } = await createDoctor(it.server)
    const other = await another(email)
    expect((await change(auth)).json()).toEqual({ detail: 'La nueva contraseña ha sido guardada.' })
    expect([await statusOf(auth), await statusOf(other)]).toEqual([200, 401])
    expect((await it.logIn(email, PASSWORD)).statusCode).toBe(400)
    expect((await it.mails(email))[0]?.subject).toMatch(/cambió$/)
    expect((await it.logIn(email, NEW_PASSWORD)).statusCode).toBe(200)
  })

  test('refuses a wrong current password, and blocks after five of them', async () => {
    const { auth } = await createDoctor(it.server)
    for (let i = 0; i < 5; i += 1) {
      const answer = await change(auth, { old_password: 'no es esta' })
      expect(answer.json()).toMatchObject({ old_password: ['La contraseña actual no es valida.'] })
    }
    expect((await change(auth)).statusCode).toBe(429)
  })

  test('checks at most five of a hundred parallel guesses', async () => {
    const { auth } = await createDoctor(it.server)
    const guesses = Array.from({ length: 100 }, (_, i) => change(auth, { old_password: `adivinanza ${i}` }))
    const codes = (await Promise.all(guesses)).map((answer) => answer.statusCode)
    expect(codes.filter((code) => code === 400)).toHaveLength(5)
    expect(codes.filter((code) => code === 429)).toHaveLength(95)
  })

  test('does not count an attempt at which only the new password was refused', async () => {
    const { auth } = await createDoctor(it.server)
    const guessable = { new_password1: 'doctora-receta-1', new_password2: 'doctora-receta-1' }
    for (let i = 0; i < 8; i += 1) expect((await change(auth, guessable)).statusCode).toBe(400)
    expect((await change(auth)).statusCode).toBe(200)
  })

  test.each([
    [{ old_password: '' }, 'old_password'],
    [{ new_password2: GOOD_PASSWORD }, 'new_password2'],
    [{ new_password1: 'corta', new_password2: 'corta' }, 'new_password1'],
    [{ new_password1: 'doctora-receta-1', new_password2: 'doctora-receta-1' }, 'new_password1'],
  ])('refuses %o', async (body, field) => {
    const answer = await change((await createDoctor(it.server)).auth, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toHaveProperty(field)
  })

  test('refuses a guest and a pharmacy', async () => {
    expect((await change({})).statusCode).toBe(401)
    expect((await change((await createPharmacy(it.server)).auth)).statusCode).toBe(403)
  })

  test('accepts 256 characters of any alphabet completely, in either Unicode form', async () => {
    const { email, auth } = await createDoctor(it.server)
    const long = `${'ñandú 🦜 '.repeat(31)}fin`.padEnd(256, '.').slice(0, 256)
    expect((await change(auth, { new_password1: long, new_password2: long })).statusCode).toBe(200)
    expect((await it.logIn(email, `${long.slice(0, -1)}x`)).statusCode).toBe(400)
    expect((await it.logIn(email, long.normalize('NFD').slice(0, 300))).statusCode).not.toBe(200)
    expect((await it.logIn(email, long)).statusCode).toBe(200)
    const short = 'canción única'
    const composed = { old_password: long, new_password1: short, new_password2: short }
    expect((await change(auth, composed)).statusCode).toBe(200)
    expect((await it.logIn(email, short.normalize('NFD'))).statusCode).toBe(200)
  })
})

describe('sessions', () => {
  test('are listed without ended ones, latest first, with this one marked', async () => {
    const { email, auth } = await createDoctor(it.server)
    const second = await another(email)
    const closed = await another(email)
    await call(it.server, 'POST /rest-auth/logout/', { headers: closed })
    const found = await list(second)
    expect(found.map(({ kind, current }) => [kind, current])).toEqual([
      ['api', true],
      ['api', false],
    ])
    expect(Object.keys(found[0] ?? {}).toSorted()).toEqual([
      'created_at',
      'current',
      'device',
      'id',
      'kind',
      'last_used_at',
    ])
    expect((await list(auth)).map(({ current }) => current)).toEqual([false, true])
  })

  test('are closed one by one; the token is invalid at once', async () => {
    const { email, auth } = await createDoctor(it.server)
    const other = await another(email)
    const id = (await list(auth)).find(({ current }) => !current)?.id
    expect((await call(it.server, `DELETE /api/v2/sessions/${id}/`, { headers: auth })).statusCode).toBe(200)
    expect([await statusOf(auth), await statusOf(other)]).toEqual([200, 401])
    expect((await call(it.server, `DELETE /api/v2/sessions/${id}/`, { headers: auth })).statusCode).toBe(404)
  })

  test('are closed all but this one', async () => {
    const { email, auth } = await createDoctor(it.server)
    const others = [await another(email), await another(email)]
    const answer = await call(it.server, 'POST /api/v2/sessions/close-others/', { headers: auth })
    expect(answer.json()).toEqual({ closed: 2, detail: 'Las demás sesiones se cerraron.' })
    expect(await statusOf(auth)).toBe(200)
    for (const other of others) expect(await statusOf(other)).toBe(401)
    expect(await list(auth)).toHaveLength(1)
  })

  test('of another doctor are treated as unknown', async () => {
    const [mine, theirs] = [await createDoctor(it.server), await createDoctor(it.server)]
    const [{ id } = { id: 0 }] = await list(theirs.auth)
    const closing = (n: number) => call(it.server, `DELETE /api/v2/sessions/${n}/`, { headers: mine.auth })
    expect(refusal(await closing(id))).toEqual(refusal(await closing(999_999)))
    expect(refusal(await closing(id)).status).toBe(404)
    expect(await statusOf(theirs.auth)).toBe(200)
    expect(await list(mine.auth)).toHaveLength(1)
  })

  test.each(['GET /api/v2/sessions/', 'DELETE /api/v2/sessions/1/', 'POST /api/v2/sessions/close-others/'])(
    '%s refuses a guest and a pharmacy',
    async (endpoint) => {
      const { auth } = await createPharmacy(it.server)
      expect((await call(it.server, endpoint)).statusCode).toBe(401)
      expect((await call(it.server, endpoint, { headers: auth })).statusCode).toBe(403)
    },
  )

  test('with an id that is no number are treated as unknown', async () => {
    const { auth } = await createDoctor(it.server)
    for (const id of ['x', '1e3', '-1', '9'.repeat(16)])
      expect((await call(it.server, `DELETE /api/v2/sessions/${id}/`, { headers: auth })).statusCode).toBe(
        404,
      )
  })
})
