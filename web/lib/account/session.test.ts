import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { guestAccountCalls } from '../calls/guest-endpoints.ts'
import { api } from '../calls/api.ts'
import { isAway } from '../calls/connection.ts'
import { persisted, persistLocal, persistTours } from '../calls/persist.ts'
import {
  currentToken,
  beginSession,
  enter,
  logOut,
  onLogout,
  renew,
  findSession,
  sessionStatus,
  whenSessionIsKnown,
} from './session.ts'
import { rememberedPath } from './token-storage.ts'

/** The fake server accepts the token `good` and refuses any other; `refresh` is its answer to the refresh cookie. */
let refresh: { status: number; body: unknown }
let calls: string[]

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const account = {
  pk: 1,
  username: 'u',
  email: 'u@demo.example',
  first_name: '',
  last_name: '',
  kind: 'doctor',
}

beforeEach(() => {
  isAway.set(false)
  calls = []
  refresh = { status: 200, body: { key: 'good' } }
  vi.stubGlobal('fetch', async (url: string, init: { headers: Record<string, string>; body?: string }) => {
    calls.push(url)
    if (url === guestAccountCalls.login.path)
      return json(200, { key: JSON.parse(init.body ?? '{}').password })
    if (url === guestAccountCalls.refresh.path) return json(refresh.status, refresh.body)
    if (url === guestAccountCalls.logout.path) return json(200, { detail: 'ok' })
    const isGood = init.headers['authorization'] === 'Token good'
    return isGood ? json(200, account) : json(401, { code: 'token-expired', detail: 'La sesión terminó.' })
  })
})
afterEach(async () => {
  isAway.set(false)
  await logOut()
  vi.unstubAllGlobals()
})

const logInWith = (key: string) => beginSession({ email: 'u@demo.example', password: key })

test('an expired token is renewed once for all concurrent calls, which are repeated', async () => {
  enter('old')
  const [first, second] = await Promise.all([
    api(guestAccountCalls.user, {}),
    api(guestAccountCalls.user, {}),
  ])
  expect([first.pk, second.pk]).toEqual([1, 1])
  expect(calls.filter((url) => url === guestAccountCalls.refresh.path)).toHaveLength(1)
  expect(currentToken()).toBe('good')
})

test('a login whose token is refused at once opens no session, and says that the cookies were not kept', async () => {
  await expect(logInWith('without-cookies')).rejects.toMatchObject({ code: 'cookies-dropped' })
  expect([sessionStatus.get(), currentToken()]).toEqual(['guest', undefined])
  expect(calls).toEqual([guestAccountCalls.login.path, guestAccountCalls.user.path])
})

test('a login opens its session when the check of its token fails for another reason', async () => {
  const fetched = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url === guestAccountCalls.user.path
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetched(url, init),
  )
  await logInWith('good')
  expect([sessionStatus.get(), currentToken()]).toEqual(['doctor', 'good'])
})

test.each([
  ['assistant', '/', '/assistant'],
  ['assistant', '/invitation', '/invitation'],
  ['doctor', '/', '/'],
])('the login of an account of kind %s that asked for %s leads to %s', async (kind, asked, page) => {
  const fetched = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url === guestAccountCalls.user.path ? json(200, { ...account, kind }) : fetched(url, init),
  )
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  rememberedPath.set(asked)
  await logInWith('good')
  expect(rememberedPath.get()).toBe(page)
})

test('concurrent renewals are one request', async () => {
  expect(await Promise.all([renew(), renew(), renew()])).toEqual([true, true, true])
  expect(calls).toEqual([guestAccountCalls.refresh.path])
})

describe('only a server’s response ends the session', () => {
  const forget = vi.fn()
  beforeAll(() => onLogout(forget))
  beforeEach(() => forget.mockClear())
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const answered = (status: number, body: unknown) => () => Promise.resolve(json(status, body))

  test.each([
    ['a fresh token', answered(200, { key: 'good' }), 'doctor', 0],
    ['"the session has ended"', answered(401, { code: 'token-expired', detail: '' }), 'guest', 1],
    ['no network', lost, 'unreached', 0],
    ['a server that is unavailable', answered(503, { code: 'unavailable', detail: '' }), 'unreached', 0],
    ['a server that fails', answered(500, { code: 'unexpected', detail: '' }), 'unreached', 0],
    ['a proxy without its server', answered(502, '<html>'), 'unreached', 0],
  ])('at the start of a visit: %s', async (_answer, fetch, status, times) => {
    vi.stubGlobal('fetch', fetch)
    sessionStatus.set('restoring')
    await findSession('restoring')
    expect([sessionStatus.get(), forget.mock.calls.length]).toEqual([status, times])
  })

  test('the start of a visit sends no request with an open session, or if nobody was logged in', async () => {
    for (const status of ['doctor', 'guest'] as const) {
      sessionStatus.set(status)
      await findSession('restoring')
    }
    expect(calls).toEqual([])
  })

  test('without a network a call whose token can’t be renewed fails, and the session stays', async () => {
    enter('old')
    vi.stubGlobal('fetch', (url: string) =>
      url === guestAccountCalls.refresh.path
        ? lost()
        : Promise.resolve(json(401, { code: 'token-expired', detail: '' })),
    )
    await expect(api(guestAccountCalls.user, {})).rejects.toMatchObject({ code: 'network' })
    expect([sessionStatus.get(), currentToken()]).toEqual(['doctor', 'old'])
  })
})

test('when the renewal is refused, the call waits for the doctor to log in again', async () => {
  enter('old')
  refresh = { status: 401, body: { code: 'unauthenticated', detail: '' } }
  const waiting = api(guestAccountCalls.user, {})
  await expect.poll(() => sessionStatus.get()).toBe('expired')
  await logInWith('good')
  expect((await waiting).pk).toBe(1)
})

test('the waiting call fails when the session is left instead', async () => {
  enter('old')
  refresh = { status: 401, body: { code: 'unauthenticated', detail: '' } }
  const waiting = api(guestAccountCalls.user, {})
  const failed = expect(waiting).rejects.toMatchObject({ code: 'token-expired' })
  await expect.poll(() => sessionStatus.get()).toBe('expired')
  await logOut()
  await failed
})

test('a call that fails leaves the session as it is', async () => {
  await logInWith('good')
  for (const status of [400, 403, 404, 409, 429, 500]) {
    vi.stubGlobal('fetch', async () => json(status, { code: 'unexpected', detail: 'No.' }))
    await expect(api(guestAccountCalls.user, {})).rejects.toMatchObject({ status })
  }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(api(guestAccountCalls.user, {})).rejects.toMatchObject({ code: 'network' })
  expect([sessionStatus.get(), currentToken()]).toEqual(['doctor', 'good'])
})

test('a logout deletes everything, whatever the server answers', async () => {
  const forget = vi.fn()
  onLogout(forget)
  await logInWith('good')
  persistLocal({ darkMode: true })
  persistTours({ displayTourOnce: false })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await logOut()
  expect(forget).toHaveBeenCalled()
  expect(currentToken()).toBeUndefined()
  expect(sessionStatus.get()).toBe('guest')
  expect(persisted.get()).toMatchObject({ local: { darkMode: undefined }, tours: { displayTourOnce: true } })
})

test('a login waits for the response to an earlier logout, which deletes the cookie of the session', async () => {
  await logInWith('good')
  calls = []
  const fetched = fetch
  let respond = (): void => undefined
  const held = new Promise<void>((resolve) => (respond = resolve))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === guestAccountCalls.logout.path) await held
    return fetched(url, init)
  })
  const left = logOut()
  const wait = () => new Promise((resolve) => setTimeout(resolve))
  await wait()
  const entered = logInWith('good')
  await wait()
  expect([sessionStatus.get(), calls]).toEqual(['guest', []])
  respond()
  await Promise.all([left, entered])
  expect(calls.slice(0, 2)).toEqual([guestAccountCalls.logout.path, guestAccountCalls.login.path])
  expect(sessionStatus.get()).toBe('doctor')
})

test('where no server answers, a new tab does not wait for the session', async () => {
  isAway.set(true)
  sessionStatus.set('restoring')
  const asked = findSession('restoring')
  expect(sessionStatus.get()).toBe('unreached')
  // `findSession` gets the server's answer after the page was shown, and the answer still sets the status of the session.
  await asked
  expect(sessionStatus.get()).toBe('doctor')
})

test('what waits for the session runs once it is known, for a doctor and for a guest', async () => {
  for (const answer of [
    { status: 401, body: { code: 'session-ended', detail: '' } },
    { status: 200, body: { key: 'good' } },
  ]) {
    const seen: string[] = []
    sessionStatus.set('restoring')
    refresh = answer
    whenSessionIsKnown(() => seen.push(sessionStatus.get()))
    expect(seen).toEqual([])
    await findSession('restoring')
    const known = answer.status === 200 ? 'doctor' : 'guest'
    expect(seen).toEqual([known])
    sessionStatus.set('restoring')
    sessionStatus.set('expired')
    expect(seen).toEqual([known])
  }
  const run = vi.fn()
  whenSessionIsKnown(run)
  expect(run).toHaveBeenCalledOnce()
})
