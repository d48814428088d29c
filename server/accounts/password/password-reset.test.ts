import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, refusal } from '../../testing/call.ts'
import {
  type Access,
  GOOD_PASSWORD,
  resetLinkIn,
  NEW_PASSWORD,
  spyOnStatements,
  startAccess,
} from '../../testing/access.ts'
import { createDoctor, PASSWORD } from '../../testing/factories.ts'
import { factorCalls, loginCalls } from '../../testing/factors/second-factors.ts'
import { hashPassword } from './passwords.ts'
import { closeAll, setPassword } from '../session/session-queries.ts'

let it: Access

beforeAll(async () => {
  it = await startAccess()
})
afterAll(() => it.close())
// All calls come from one network address, so its counters of attempts are reset before each test.
beforeEach(() => it.sql('delete from throttle'))

describe('POST /rest-auth/password/reset/', () => {
  test('answers known and unknown addresses alike, and mails only known ones', async () => {
    const { email } = await createDoctor(it.server)
    const seen = spyOnStatements(it.server)
    const ofKnown = await it.askReset(email)
    const statementsOfKnown = seen.take()
    const ofUnknown = await it.askReset('nadie@clinica.example')
    expect(seen.take()).toEqual(statementsOfKnown)
    seen.stop()
    expect([ofKnown.statusCode, ofKnown.body]).toEqual([ofUnknown.statusCode, ofUnknown.body])
    expect(ofKnown.json()).toEqual({
      detail: 'Se ha enviado un correo electrónico para restablecer la contraseña.',
    })
    await it.mails(email)
    await expect
      .poll(() => it.sql(`select state from account_mail where recipient = 'nadie@clinica.example'`))
      .toEqual([{ state: 'skipped' }])
    expect(await it.mails('nadie@clinica.example', 0)).toEqual([])
  })

  test('links to our own origin, whatever the Host header says, with a secret that is not stored', async () => {
    const { email } = await createDoctor(it.server)
    await it.askReset(email, { host: 'mal.example', 'x-forwarded-host': 'mal.example' })
    const [mail] = await it.mails(email)
    const { token } = resetLinkIn(mail?.text)
    expect(mail?.text).toContain(`https://recetas.example/new-password#`)
    expect(`${mail?.text} ${mail?.html}`).not.toContain('mal.example')
    const [stored] = await it.sql<{ all: string }>(
      `select concat((select string_agg(l::text, ' ') from account_link l),
                     (select string_agg(m::text, ' ') from account_mail m),
                     (select string_agg(j.payload::text, ' ') from graphile_worker._private_jobs j)) as all`,
    )
    expect(stored?.all).not.toContain(token)
  })

  test('refuses text that is no address', async () => {
    expect((await it.askReset('nada')).statusCode).toBe(400)
    expect((await it.post('password/reset/', {})).json()).toMatchObject({
      email: ['Este campo es requerido.'],
    })
  })
})

describe('POST /rest-auth/password/reset/look/', () => {
  const look = (link: { uid: string; token: string }) => it.post('password/reset/look/', link)

  test('says whether a link is valid, any number of times, without using it up', async () => {
    const { link } = await it.forgetful()
    for (let i = 0; i < 3; i += 1) expect((await look(link)).json()).toEqual({ detail: 'Ok' })
    expect((await it.reset(link)).statusCode).toBe(200)
    expect(refusal(await look(link))).toMatchObject({ status: 404, body: { code: 'link-dead' } })
  })

  test('refuses a link of another account, an expired one, and a caller who guesses', async () => {
    const { link, id } = await it.forgetful()
    expect((await look({ ...link, uid: 'zz' })).statusCode).toBe(404)
    await it.sql(`update account_link set expires_at = now() where account_id = $1`, [id])
    for (let i = 0; i < 9; i += 1) expect((await look(link)).statusCode).toBe(404)
    expect((await look(link)).statusCode).toBe(429)
  })
})

describe('POST /rest-auth/password/reset/confirm/', () => {
  test('sets the password, ends every session, opens none, and mails the owner', async () => {
    const doctor = await it.forgetful()
    const answer = await it.reset(doctor.link)
    expect(answer.json()).toEqual({ detail: 'La contraseña ha sido restablecida con la nueva contraseña.' })
    expect(answer.cookies).toEqual([])
    const dead = await call(it.server, 'GET /api/v2/profile/', { headers: doctor.auth })
    expect(dead.json()).toMatchObject({ code: 'token-invalid' })
    expect((await it.logIn(doctor.email, PASSWORD)).statusCode).toBe(400)
    expect((await it.logIn(doctor.email, NEW_PASSWORD)).statusCode).toBe(200)
    expect((await it.mails(doctor.email, 2))[0]?.subject).toMatch(/cambió$/)
  })

  test('accepts a link once, within 30 minutes, only the newest, and only for its account', async () => {
    const { link, email } = await it.forgetful()
    await it.askReset(email)
    const newest = resetLinkIn((await it.mails(email, 2))[0]?.text)
    expect(refusal(await it.reset(link))).toMatchObject({ status: 404, body: { code: 'link-dead' } })
    const other = { ...newest, uid: 'zz', new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD }
    expect((await it.post('password/reset/confirm/', other)).statusCode).toBe(404)
    expect((await it.reset(newest)).statusCode).toBe(200)
    expect((await it.reset(newest)).statusCode).toBe(404)

    const late = await it.forgetful()
    const [left] = await it.sql<{ minutes: number }>(
      `select extract(epoch from expires_at - now())::float / 60 as minutes from account_link where account_id = $1`,
      [late.id],
    )
    expect(left?.minutes).toBeGreaterThan(29)
    expect(left?.minutes).toBeLessThanOrEqual(30)
    await it.sql(`update account_link set expires_at = now() where account_id = $1`, [late.id])
    expect((await it.reset(late.link)).statusCode).toBe(404)
  })

  test('refuses a link from before a change of the password', async () => {
    const doctor = await it.forgetful()
    const body = { old_password: PASSWORD, new_password1: GOOD_PASSWORD, new_password2: GOOD_PASSWORD }
    expect((await it.post('password/change/', body, doctor.auth)).statusCode).toBe(200)
    expect((await it.reset(doctor.link)).statusCode).toBe(404)
  })

  test('does not use up the link when the password is refused', async () => {
    const { link } = await it.forgetful()
    expect((await it.reset(link, 'password12345')).json()).toMatchObject({
      new_password1: [expect.stringMatching(/adivinan/)],
    })
    expect((await it.reset(link, 'corta')).statusCode).toBe(400)
    expect((await it.reset(link)).statusCode).toBe(200)
  })

  describe('concurrent with an operation that began under the old password', () => {
    /** Sets a new password in a transaction, and runs `ask` after the password is set but before the transaction commits. */
    const resetDuring = async <T>(id: number, ask: () => Promise<T>): Promise<T> => {
      const waiting = async () =>
        (
          await it.sql(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).length
      const hash = await hashPassword(NEW_PASSWORD)
      const asked = await it.server.database.asDoctor(id, async (sql) => {
        await setPassword(sql, id, hash)
        await closeAll(sql, id, null)
        const answer = ask()
        await expect.poll(waiting).toBe(1)
        return { answer }
      })
      return asked.answer
    }
    const sessionsOf = (id: number) =>
      it.sql('select 1 from session where account_id = $1 and revoked_at is null', [id])

    test('opens no session for a login', async () => {
      const { id, email } = await createDoctor(it.server)
      const answer = await resetDuring(id, () => it.logIn(email, PASSWORD))
      expect(refusal(answer)).toMatchObject({ status: 400, body: { code: 'login-failed' } })
      expect(await sessionsOf(id)).toEqual([])
    })

    test('leaves no login waiting for its second factor', async () => {
      const doctor = await createDoctor(it.server)
      const { next } = await factorCalls(it.server, doctor).addTotp()
      const login = loginCalls(it.server)
      const { answer, cookies } = await resetDuring(doctor.id, () => login.password(doctor.email))
      expect(refusal(answer)).toMatchObject({ status: 400, body: { code: 'login-failed' } })
      expect((await login.complete(cookies, { totp: next() })).statusCode).toBe(400)
      expect(await sessionsOf(doctor.id)).toEqual([])
    })

    test('completes no waiting login', async () => {
      const doctor = await createDoctor(it.server)
      const { next } = await factorCalls(it.server, doctor).addTotp()
      const login = loginCalls(it.server)
      const { cookies } = await login.password(doctor.email)
      const answer = await resetDuring(doctor.id, () => login.complete(cookies, { totp: next() }))
      expect(refusal(answer)).toMatchObject({ status: 400, body: { code: 'login-stale' } })
      expect(await sessionsOf(doctor.id)).toEqual([])
    })

    test('keeps the mailed password against another change', async () => {
      const doctor = await createDoctor(it.server)
      const body = { old_password: PASSWORD, new_password1: GOOD_PASSWORD, new_password2: GOOD_PASSWORD }
      const answer = await resetDuring(doctor.id, () => it.post('password/change/', body, doctor.auth))
      expect(answer.statusCode).toBe(400)
      expect((await it.logIn(doctor.email, NEW_PASSWORD)).statusCode).toBe(200)
    })
  })

  test('accepts one of two concurrent calls', async () => {
    const { link } = await it.forgetful()
    const statuses = (await Promise.all([it.reset(link), it.reset(link, GOOD_PASSWORD)])).map(
      (answer) => answer.statusCode,
    )
    expect(new Set(statuses)).toEqual(new Set([200, 404]))
  })
})
