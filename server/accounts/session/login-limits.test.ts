import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resetLinkIn, NEW_PASSWORD, startAccess, spyOnStatements, type Access } from '../../testing/access.ts'
import { call, refusal } from '../../testing/call.ts'
import { createDoctor, PASSWORD, type TestDoctor } from '../../testing/factories.ts'
import { totpCodeAt, factorCalls, loginCalls } from '../../testing/factors/second-factors.ts'

let it: Access
let doctor: TestDoctor
beforeAll(async () => {
  it = await startAccess()
})
afterAll(() => it.close())
beforeEach(async () => {
  await it.sql('delete from throttle')
  doctor = await createDoctor(it.server)
})

const BROWSER = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Firefox on Windows' }
const DEVICE = '__Secure-dv'

/** Logs in from a browser that sends the given device cookie, if any. */
const enter = (email: string, password = PASSWORD, device?: string) =>
  call(it.server, 'POST /rest-auth/login/', {
    headers: BROWSER,
    body: { email, password },
    cookies: device === undefined ? {} : { [DEVICE]: device },
    from: '192.0.2.7',
  })
type Answer = Awaited<ReturnType<typeof enter>>
const deviceOf = (answer: Answer): string => answer.cookies.find(({ name }) => name === DEVICE)?.value ?? ''
const knownDevice = async (email = doctor.email): Promise<string> => deviceOf(await enter(email))
/**
 * Attempts a login from a browser without a device cookie. The counters of network addresses are reset, as if each attempt came
 * from another address.
 */
const guess = async (email: string, password = 'no es esta') => {
  await it.sql(`delete from throttle where key like '%:address:%'`)
  return it.logIn(email, password)
}
/** Ends the waits after wrong guesses, and moves the ends of the counting windows as if an interval had passed. */
const timePasses = (interval: string) =>
  it.sql(
    `update throttle set blocked_until = now(), window_ends_at = window_ends_at - $1::interval
     where blocked_until < 'infinity' or blocked_until is null`,
    [interval],
  )
/** Stores a count of wrong guesses under a key, without a wait that still runs. */
const failedBefore = (key: string, count: number) =>
  it.sql(`insert into throttle (key, count, window_ends_at) values ($1, $2, now() + interval '100 days')`, [
    key,
    count,
  ])
const codeOf = (answer: Answer) => refusal(answer).body.code
const kindsTo = async (recipient: string) =>
  (
    await it.sql<{ kind: string }>('select kind from account_mail where recipient = $1 order by id', [
      recipient,
    ])
  ).map(({ kind }) => kind)

describe('wrong passwords', () => {
  test('are counted until a right one, with waits that double up to an hour, and at 100 lock the password', async () => {
    const { email } = doctor
    const waits: number[] = []
    for (let n = 1; n <= 99; n += 1) {
      expect(codeOf(await guess(email))).toBe('login-failed')
      if ((n >= 5 && n < 15) || n === 99) {
        const blocked = await guess(email, PASSWORD)
        expect(codeOf(blocked)).toBe('too-many-requests')
        waits.push(Number(blocked.headers['retry-after']))
      }
      // The passing of a day between two guesses does not reset the count of wrong guesses.
      await timePasses('1 day')
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600])
    expect(codeOf(await guess(email))).toBe('password-locked')
    await timePasses('100 days')
    const locked = await guess(email, PASSWORD)
    expect(refusal(locked)).toMatchObject({
      status: 400,
      body: { code: 'password-locked', non_field_errors: [expect.stringMatching(/Olvidé mi contraseña/)] },
    })
    expect(await kindsTo(email)).toEqual(['failed-logins', 'password-locked'])
  }, 60_000)

  test('are forgotten after a right one', async () => {
    for (let n = 0; n < 4; n += 1) await guess(doctor.email)
    expect((await it.logIn(doctor.email, PASSWORD)).statusCode).toBe(200)
    for (let n = 0; n < 4; n += 1) expect(codeOf(await guess(doctor.email))).toBe('login-failed')
    expect((await it.logIn(doctor.email, PASSWORD)).statusCode).toBe(200)
  })

  test('do not lock the password when guess number 100 is the right one', async () => {
    await failedBefore(`login:account:${doctor.email}`, 99)
    expect((await it.logIn(doctor.email, PASSWORD)).statusCode).toBe(200)
    expect(await kindsTo(doctor.email)).toEqual([])
  })

  test.each([9, 99])(
    'number %i and the next send the same statements for an unknown address',
    async (count) => {
      const unknown = `nadie${count}@clinica.example`
      const seen = spyOnStatements(it.server)
      const of = async (email: string) => {
        await failedBefore(`login:account:${email}`, count)
        seen.take()
        const answers = [
          refusal(await it.logIn(email, 'no es esta')),
          refusal(await it.logIn(email, PASSWORD)),
        ]
        return { statements: seen.take(), answers: answers.map(({ status, body }) => [status, body.code]) }
      }
      const known = await of(doctor.email)
      expect(await of(unknown)).toEqual(known)
      seen.stop()
      expect(known.statements.filter((text) => text.includes('account_mail'))).toHaveLength(1)
      expect(await it.mails(unknown, 0)).toEqual([])
    },
  )
})

describe('a locked password', () => {
  const lock = async () => {
    await failedBefore(`login:account:${doctor.email}`, 99)
    expect(codeOf(await it.logIn(doctor.email, 'no es esta'))).toBe('password-locked')
  }

  test('is unlocked by choosing another with the mailed link, whose key stands after #', async () => {
    await lock()
    const [mail] = await it.mails(doctor.email)
    expect(mail?.subject).toMatch(/^Bloqueamos su contraseña/)
    expect((await it.reset(resetLinkIn(mail?.text))).statusCode).toBe(200)
    expect((await it.logIn(doctor.email, NEW_PASSWORD)).statusCode).toBe(200)
  })

  test('is unlocked by a link that the owner asks for', async () => {
    await lock()
    // The mail about the locked password contains a link too. Of two mailed links only the newer one is valid.
    await it.mails(doctor.email)
    await it.askReset(doctor.email)
    const link = (await it.mails(doctor.email, 2)).find(({ subject }) => subject?.startsWith('Elija'))
    expect((await it.reset(resetLinkIn(link?.text))).statusCode).toBe(200)
    expect((await it.logIn(doctor.email, NEW_PASSWORD)).statusCode).toBe(200)
  })

  test('does not keep out a passkey, nor a browser in which the account has logged in', async () => {
    const login = loginCalls(it.server)
    const device = await knownDevice()
    const { passkey } = await factorCalls(it.server, doctor).addPasskey()
    await lock()
    const { request, cookies } = await login.askPasskey()
    expect((await login.withPasskey(cookies, passkey.get(request))).statusCode).toBe(200)
    // The password is accepted, and the login then asks for the account's second factor.
    expect(codeOf(await enter(doctor.email, PASSWORD, device))).toBe('second-factor-required')
    expect(codeOf(await enter(doctor.email, PASSWORD))).toBe('password-locked')
  })
})

describe('a browser in which the account has logged in', () => {
  test('keeps a cookie for a year that scripts can’t read, of which a digest is stored', async () => {
    const cookie = (await enter(doctor.email)).cookies.find(({ name }) => name === DEVICE)
    expect(cookie).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/rest-auth',
      maxAge: 365 * 86_400,
    })
    const rows = await it.sql<{ row: string }>(
      `select d::text || encode(hash, 'escape') as row from known_device d where account_id = $1`,
      [doctor.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(cookie?.value)
  })

  test('logs in while strangers guess, and does not reset their count', async () => {
    const device = await knownDevice()
    for (let n = 0; n < 5; n += 1) await guess(doctor.email)
    expect(codeOf(await enter(doctor.email))).toBe('too-many-requests')
    // Even a flood of logins from the doctor's own network does not keep a known device out.
    await failedBefore('login:address:192.0.2.7', 1000)
    await it.sql(`update throttle set blocked_until = now() + interval '1 hour'`)
    expect((await enter(doctor.email, PASSWORD, device)).statusCode).toBe(200)
    expect(codeOf(await guess(doctor.email))).toBe('too-many-requests')
  })

  test('has limits of its own', async () => {
    const device = await knownDevice()
    for (let n = 0; n < 5; n += 1)
      expect(codeOf(await enter(doctor.email, 'mal', device))).toBe('login-failed')
    expect(codeOf(await enter(doctor.email, PASSWORD, device))).toBe('too-many-requests')
    expect((await enter(doctor.email)).statusCode).toBe(200)
    await it.sql(`update throttle set count = 99, blocked_until = now() where key like 'login:device:%'`)
    expect(codeOf(await enter(doctor.email, 'mal', device))).toBe('password-locked')
    expect(codeOf(await enter(doctor.email, PASSWORD, device))).toBe('password-locked')
  })

  test('is no known device of another account, nor with a secret that somebody else put there', async () => {
    const thief = await createDoctor(it.server)
    const planted = await knownDevice(thief.email)
    for (let n = 0; n < 5; n += 1) await guess(doctor.email)
    expect(codeOf(await enter(doctor.email, PASSWORD, planted))).toBe('too-many-requests')
    await it.sql('delete from throttle')
    const answer = await enter(doctor.email, PASSWORD, planted)
    expect(answer.statusCode).toBe(200)
    const device = deviceOf(answer)
    expect(device).not.toBe(planted)
    for (let n = 0; n < 5; n += 1) await guess(doctor.email)
    expect(codeOf(await enter(doctor.email, PASSWORD, planted))).toBe('too-many-requests')
    // Two accounts have logged in in this browser, and for each of them the browser counts as known by its new secret.
    for (let n = 0; n < 5; n += 1) await guess(thief.email)
    expect((await enter(thief.email, PASSWORD, device)).statusCode).toBe(200)
    expect(codeOf(await enter(thief.email, PASSWORD, planted))).toBe('too-many-requests')
  })

  test('proves the second factor while strangers who know the password guess it', async () => {
    const device = await knownDevice()
    const { secret } = await factorCalls(it.server, doctor).addTotp()
    const login = loginCalls(it.server)
    const strangers = await login.password(doctor.email)
    for (let n = 0; n < 5; n += 1) await login.complete(strangers.cookies, { totp: '000000' })
    expect((await login.complete(strangers.cookies, { totp: '000000' })).statusCode).toBe(429)
    const totp = totpCodeAt(secret, it.server.clock.now)
    const own = { ...login.cookieOf(await enter(doctor.email, PASSWORD, device)), [DEVICE]: device }
    expect((await login.complete(own, { totp })).statusCode).toBe(200)
    expect(await kindsTo(doctor.email)).toContain('failed-second-factors')
    expect((await kindsTo(doctor.email)).filter((kind) => kind === 'failed-second-factors')).toHaveLength(1)
  })

  test('is forgotten by a reset; by a change of the password unless it was made there', async () => {
    const [here, elsewhere] = [await knownDevice(), await knownDevice()]
    const isKnown = async (device: string, password: string) => {
      await failedBefore(`login:account:${doctor.email}`, 5)
      await it.sql(`update throttle set blocked_until = now() + interval '1 hour'`)
      const { statusCode } = await enter(doctor.email, password, device)
      await it.sql('delete from throttle')
      return statusCode === 200
    }
    expect([await isKnown(here, PASSWORD), await isKnown(elsewhere, PASSWORD)]).toEqual([true, true])
    const changed = await call(it.server, 'POST /rest-auth/password/change/', {
      headers: doctor.auth,
      body: { old_password: PASSWORD, new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD },
      cookies: { [DEVICE]: here },
    })
    expect(changed.statusCode).toBe(200)
    expect([await isKnown(here, NEW_PASSWORD), await isKnown(elsewhere, NEW_PASSWORD)]).toEqual([true, false])
    await it.askReset(doctor.email)
    const link = (await it.mails(doctor.email, 3)).find(({ subject }) => subject?.startsWith('Elija'))
    expect((await it.reset(resetLinkIn(link?.text), PASSWORD)).statusCode).toBe(200)
    expect(await isKnown(here, PASSWORD)).toBe(false)
  })
})

describe('the owner is mailed', () => {
  test('of a login from a new browser, which the mail names, not of the first and not of known ones', async () => {
    const device = await knownDevice()
    expect(await kindsTo(doctor.email)).toEqual([])
    await enter(doctor.email, PASSWORD, device)
    expect(await kindsTo(doctor.email)).toEqual([])
    const other = deviceOf(await enter(doctor.email))
    await enter(doctor.email, PASSWORD, other)
    const [mail, ...more] = await it.mails(doctor.email)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^Entraron a su cuenta .* dispositivo nuevo$/)
    expect(mail?.text).toContain('Firefox, Windows')
  })

  test('of a program at a new address, once for each', async () => {
    await knownDevice()
    const program = (from: string) =>
      call(it.server, 'POST /rest-auth/login/', { body: { email: doctor.email, password: PASSWORD }, from })
    for (const from of ['198.51.100.1', '198.51.100.1', '198.51.100.2', '198.51.100.1'])
      expect((await program(from)).cookies).toEqual([])
    expect(await kindsTo(doctor.email)).toEqual(['new-device', 'new-device'])
  })

  test('of a passkey login and of a second factor at a new device; not of a password alone that opens nothing', async () => {
    await knownDevice()
    const login = loginCalls(it.server)
    const { passkey } = await factorCalls(it.server, doctor).addPasskey()
    await login.password(doctor.email)
    expect(await kindsTo(doctor.email)).toEqual(['passkey-added'])
    const { request, cookies } = await login.askPasskey()
    await login.withPasskey(cookies, passkey.get(request))
    expect(await kindsTo(doctor.email)).toEqual(['passkey-added', 'new-device'])
  })

  test('of a login with the new password after a reset', async () => {
    await knownDevice()
    await it.askReset(doctor.email)
    const [mail] = await it.mails(doctor.email)
    await it.reset(resetLinkIn(mail?.text))
    await enter(doctor.email, NEW_PASSWORD)
    expect(await kindsTo(doctor.email)).toEqual(['reset', 'password-changed', 'new-device'])
  })
})
