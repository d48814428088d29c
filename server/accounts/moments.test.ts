import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sql } from '../database/database.ts'
import { around } from '../testing/around.ts'
import { createDoctor, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import {
  endWaiting,
  putChallenge,
  removeEndedChallenges,
  takeChallenge,
  waitingLogin,
} from './factors/challenge-queries.ts'
import { putTotp, totpOf } from './factors/second-factor-queries.ts'
import { hasProved } from './factors/step-up-queries.ts'
import { linkByHash, putLink, removeEndedLinks, takeLink } from './letters/link-queries.ts'
import { refreshByHash, tokenByHash } from './queries.ts'
import { isKnownDevice, keepDevice, removeOldDevices } from './session/device-queries.ts'
import { openSession } from './session/open-session.ts'
import { filterOpenSessions, liveSessions } from './session/session-queries.ts'
import { hashSecret } from './session/tokens.ts'
import { countAllowance, countAttempt, removeOldThrottles, secondsBlocked } from './throttle-queries.ts'

const limits = { key: 'throttled', free: 9, minutes: 15, locksAt: null }
let server: TestServer
let doctor: TestDoctor
/** Hashes of the secrets of a browser's session. */
let token: Buffer
let refresh: Buffer
let sessionId: number
const link = randomBytes(32)
const device = randomBytes(32)
const holders = { login: randomBytes(32), passkey: randomBytes(32) }

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  const { open } = server.database
  const opened = await openSession(open, { accountId: doctor.id, class: 'browser', device: '' })
  token = hashSecret(opened.token)
  refresh = hashSecret(opened.refresh ?? '')
  sessionId = (await tokenByHash(open, token))?.session_id ?? 0
  const accountId = doctor.id
  await putLink(open, { hash: link, accountId, purpose: 'reset-password', ms: 1000 })
  await putChallenge(open, { holder: holders.login, purpose: 'login', accountId, nonce: null, ms: 1000 })
  await putChallenge(open, { holder: holders.passkey, purpose: 'passkey', accountId, nonce: 'n', ms: 1000 })
  await server.database.asDoctor(doctor.id, (sql) => putTotp(sql, doctor.id, Buffer.from('sealed')))
  await countAttempt(open, limits)
  await keepDevice(open, doctor.id, device)
})
afterAll(() => server.close())

const asked = <T>(stored: string, ask: (sql: Sql) => Promise<T>) => around(server, stored, ask)
const left = (sql: Sql, table: string) =>
  sql.query<{ n: number }>(`select count(*)::int as n from ${table}`).then(([row]) => row?.n)

describe('a token', () => {
  test.each([
    ['its own end', 'update token set expires_at = :moment'],
    ['the end of its session', 'update session set ends_at = :moment'],
  ])('has expired from %s on', async (_end, stored) => {
    expect(await asked(stored, async (sql) => (await tokenByHash(sql, token))?.expired)).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('a refresh cookie', () => {
  test.each([
    ['its own end', 'update refresh_token set expires_at = :moment'],
    ['the end of its session', 'update session set ends_at = :moment'],
  ])('is live until %s', async (_end, stored) => {
    expect(await asked(stored, async (sql) => (await refreshByHash(sql, refresh, 15_000))?.live)).toEqual([
      true,
      false,
      false,
    ])
  })

  test('that was used may come again while the time of grace lasts', async () => {
    const stored = `update session set refresh_generation = refresh_generation + 1,
      advanced_at = :moment - interval '15 s'`
    expect(await asked(stored, async (sql) => (await refreshByHash(sql, refresh, 15_000))?.in_grace)).toEqual(
      [true, false, false],
    )
  })
})

describe('a session', () => {
  const listed = async (sql: Sql) => (await liveSessions(sql, doctor.id)).some(({ id }) => id === sessionId)
  test.each([
    ['the end of the session', 'update session set ends_at = :moment'],
    [
      'the end of its token, without a refresh cookie',
      `with t as (update token set expires_at = :moment) update refresh_token set expires_at = now()`,
    ],
    [
      'the end of its refresh cookie, without a token',
      `with t as (update token set expires_at = now()) update refresh_token set expires_at = :moment`,
    ],
  ])('is listed until %s', async (_end, stored) => {
    expect(await asked(stored, listed)).toEqual([true, false, false])
  })

  test('is open until its end', async () => {
    const stored = 'update session set ends_at = :moment'
    expect(await asked(stored, (sql) => filterOpenSessions(sql, [sessionId]))).toEqual([[sessionId], [], []])
  })

  test('has proved who the doctor is for five minutes', async () => {
    const stored = `update session set proved_at = :moment - interval '5 minutes'`
    expect(await asked(stored, (sql) => hasProved(sql, sessionId, 5))).toEqual([true, false, false])
  })
})

describe('a mailed link', () => {
  const stored = 'update account_link set expires_at = :moment'
  test('is valid until its end', async () => {
    const found = (sql: Sql) => linkByHash(sql, link, 'reset-password').then((row) => row?.account_id)
    expect(await asked(stored, found)).toEqual([doctor.id, undefined, undefined])
    expect(await asked(stored, (sql) => takeLink(sql, link, 'reset-password'))).toEqual([true, false, false])
  })

  test('is removed from its end on', async () => {
    const swept = (sql: Sql) => removeEndedLinks(sql).then(() => left(sql, 'account_link'))
    expect(await asked(stored, swept)).toEqual([1, 0, 0])
  })
})

describe('a challenge', () => {
  const stored = 'update challenge set expires_at = :moment'
  test('of a passkey is answered before its end', async () => {
    const taken = (sql: Sql) => takeChallenge(sql, holders.passkey, 'passkey')
    expect(await asked(stored, taken)).toEqual(['n', undefined, undefined])
  })

  test('of a login waits until its end', async () => {
    const waiting = (sql: Sql) => waitingLogin(sql, holders.login).then((row) => row?.id)
    expect(await asked(stored, waiting)).toEqual([doctor.id, undefined, undefined])
    expect(await asked(stored, (sql) => endWaiting(sql, holders.login))).toEqual([true, false, false])
  })

  test('is removed from its end on', async () => {
    const swept = (sql: Sql) => removeEndedChallenges(sql).then(() => left(sql, 'challenge'))
    expect(await asked(stored, swept)).toEqual([2, 0, 0])
  })
})

test('the setup of codes can be confirmed for 15 minutes', async () => {
  const stored = `update totp set created_at = :moment - interval '15 minutes'`
  const fresh = (sql: Sql) => totpOf(sql, doctor.id).then((row) => row?.fresh)
  expect(await asked(stored, fresh)).toEqual([true, false, false])
})

describe('attempts', () => {
  test('are counted together until their window ends', async () => {
    const stored = `update throttle set count = 7, window_ends_at = :moment`
    const counted = (sql: Sql) => countAllowance(sql, 'throttled', 60).then(({ count }) => count)
    expect(await asked(stored, counted)).toEqual([8, 1, 1])
    const blocked = async (sql: Sql) => {
      await countAttempt(sql, { ...limits, free: 8 })
      return secondsBlocked(sql, 'throttled')
    }
    // The eighth attempt of a counting window blocks further attempts for 30 seconds. The first attempt of a new window does not.
    expect(await asked(stored, blocked)).toEqual([30, 0, 0])
  })

  test('are refused until their block ends', async () => {
    const stored = `update throttle set blocked_until = :moment, window_ends_at = now() + interval '1 hour'`
    expect(await asked(stored, (sql) => countAttempt(sql, limits))).toEqual([undefined, 2, 2])
    expect(await asked(stored, (sql) => secondsBlocked(sql, 'throttled'))).toEqual([1, 0, 0])
  })

  test('are forgotten a day after their window', async () => {
    const stored = `update throttle set window_ends_at = :moment - interval '1 day'`
    const swept = (sql: Sql) => removeOldThrottles(sql).then(() => left(sql, 'throttle'))
    expect(await asked(stored, swept)).toEqual([1, 1, 0])
  })
})

test('a device is known for a year after its last login, and then removed', async () => {
  const stored = `update known_device set last_login_at = :moment - interval '1 year'`
  expect(await asked(stored, (sql) => isKnownDevice(sql, doctor.id, device))).toEqual([true, false, false])
  const swept = (sql: Sql) => removeOldDevices(sql).then(() => left(sql, 'known_device'))
  expect(await asked(stored, swept)).toEqual([1, 1, 0])
})
