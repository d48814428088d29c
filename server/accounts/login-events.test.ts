import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dueNow } from '../events/record-repeated.ts'
import { spyOnStatements } from '../testing/access.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createOperator, PASSWORD, type TestDoctor } from '../testing/factories.ts'
import { factorCalls, loginCalls } from '../testing/factors/second-factors.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

// The server runs without background jobs, whose SQL statements would mix with those of a login.
let server: TestServer
let doctor: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  doctor = await createDoctor(server)
  // All calls come from one network address, so its counters of attempts are reset before each test.
  await asOwner('delete from throttle')
  minutesPass(2)
})
afterAll(() => server.close())

const asOwner = <Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  withClient(server.ownerUrl, async (client) => (await client.query(text, values)).rows as Row[])
const logIn = (email: string, password: string) =>
  call(server, 'POST /rest-auth/login/', { body: { email, password } })

const NOBODY = 0
let unknown = 0
const makeUnknownAddress = (): string => `nadie${(unknown += 1)}@clinica.example`
const minutesPass = (minutes: number): void => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
}

interface Kept {
  actor_kind: string
  actor_id: number | null
  action: string
  object_kind: string
  details: Record<string, unknown>
}
/** Events of logins and proofs of identity in the audit trail of an account. */
const trail = (doctorId: number): Promise<Kept[]> =>
  asOwner<Kept>(
    `select actor_kind, actor_id::int, action, object_kind, details from audit_event
     where doctor_id = $1 and action ~ '^(session.opened|login|proof)' order by id`,
    [doctorId],
  )
const said = async (doctorId: number) =>
  (await trail(doctorId)).map(({ action, details }) => [action, details])
const operatorLogIn = (email: string, password: string) =>
  call(server, 'POST /api/v2/operator/login/', { body: { email, password } })

describe('a login', () => {
  test('is an event of its account, with the opened session', async () => {
    await logIn(doctor.email, PASSWORD)
    expect(await trail(doctor.id)).toEqual([
      {
        actor_kind: 'doctor',
        actor_id: doctor.id,
        action: 'session.opened',
        object_kind: 'session',
        details: { with: 'password', class: 'api' },
      },
    ])
    const [about] = await asOwner<{ is_own: boolean }>(
      `select exists (select 1 from session s where s.id = e.object_id and s.account_id = $1) as is_own
       from audit_event e where e.doctor_id = $1 and e.action = 'session.opened'`,
      [doctor.id],
    )
    expect(about).toEqual({ is_own: true })
  })

  test('and its logout are events', async () => {
    const { key } = (await logIn(doctor.email, PASSWORD)).json<{ key: string }>()
    const headers = { authorization: `Token ${key}` }
    for (let n = 0; n < 2; n += 1)
      expect((await call(server, 'POST /rest-auth/logout/', { headers })).statusCode).toBe(200)
    const closed = await asOwner(
      `select count(*)::int as n from audit_event where doctor_id = $1 and action = 'session.closed'`,
      [doctor.id],
    )
    expect(closed).toEqual([{ n: 1 }])
  })

  test('of an operator is an event too', async () => {
    const operator = await createOperator(server)
    await operatorLogIn(operator.email, PASSWORD)
    expect(await trail(operator.id)).toMatchObject([
      { actor_kind: 'operator', action: 'session.opened', details: { with: 'password', class: 'operator' } },
    ])
  })

  test('is recorded with its factors, and with wrong ones before', async () => {
    const login = loginCalls(server)
    const { next } = await factorCalls(server, doctor).addTotp()
    const { cookies } = await login.password(doctor.email)
    await login.complete(cookies, { totp: '000000' })
    await login.complete(cookies, { totp: next() })
    expect(await said(doctor.id)).toEqual([
      ['login.failed', { with: 'totp', count: 1 }],
      ['session.opened', { with: 'password,totp', class: 'api' }],
    ])
  })

  test('with a passkey alone is recorded as such, and a wrong passkey as an event of its account', async () => {
    const login = loginCalls(server)
    const { passkey } = await factorCalls(server, doctor).addPasskey()
    const wrong = await login.askPasskey()
    await login.withPasskey(wrong.cookies, passkey.get(wrong.request, { unverified: true }))
    const right = await login.askPasskey()
    expect((await login.withPasskey(right.cookies, passkey.get(right.request))).statusCode).toBe(200)
    expect(await said(doctor.id)).toEqual([
      ['login.failed', { with: 'passkey', count: 1 }],
      ['session.opened', { with: 'passkey', class: 'api' }],
    ])
  })

  test('of an account that may not log in is refused and recorded', async () => {
    await asOwner('update account set email_verified_at = null where id = $1', [doctor.id])
    expect((await logIn(doctor.email, PASSWORD)).statusCode).toBe(400)
    await asOwner('update account set is_active = false where id = $1', [doctor.id])
    expect((await logIn(doctor.email, PASSWORD)).statusCode).toBe(400)
    expect(await said(doctor.id)).toEqual([
      ['login.refused', { with: 'password', reason: 'email-unverified', count: 1 }],
      ['login.refused', { with: 'password', reason: 'account-disabled', count: 1 }],
    ])
  })

  test('whose event can’t be stored opens no session', async () => {
    await asOwner(
      `alter table audit_event add constraint no_logins check (action <> 'session.opened') not valid`,
    )
    try {
      expect((await logIn(doctor.email, PASSWORD)).statusCode).toBe(500)
    } finally {
      await asOwner('alter table audit_event drop constraint no_logins')
    }
    expect(await asOwner('select 1 from session where account_id = $1', [doctor.id])).toHaveLength(1)
  })
})

describe('a failed login', () => {
  const doors = {
    'of a doctor': (email: string) => logIn(email, 'no es esta'),
    'of an operator': (email: string) => operatorLogIn(email, 'no es esta'),
  }

  test.each(Object.entries(doors))(
    '%s sends the same statements for an unknown address',
    async (_door, fail) => {
      const known = doctor.email
      const seen = spyOnStatements(server, { ofDoctors: true })
      const statementsFor = async (email: string): Promise<string[]> => {
        expect((await fail(email)).statusCode).toBe(400)
        return seen.take()
      }
      // Neither the second login to the known address nor the second to an unknown one records an event: each is within a
      // minute of the first.
      const [first, ...others] = [
        await statementsFor(known),
        await statementsFor(makeUnknownAddress()),
        await statementsFor(makeUnknownAddress()),
        await statementsFor(known),
      ]
      seen.stop()
      expect(others).toEqual([first, first, first])
      expect(first?.filter((text) => text.includes('insert into audit_event'))).toHaveLength(1)
      expect(first).toContain('begin as a doctor')
    },
  )

  test('is an event of the account, without an actor', async () => {
    await logIn(doctor.email, 'no es esta')
    expect(await trail(doctor.id)).toEqual([
      {
        actor_kind: 'guest',
        actor_id: null,
        action: 'login.failed',
        object_kind: 'account',
        details: { with: 'password', count: 1 },
      },
    ])
  })

  test('with an unknown address is an event of no account, contains nothing of the address, and is visible to no doctor', async () => {
    const address = makeUnknownAddress()
    await logIn(address, 'no es esta')
    const kept = await asOwner<{ row: string }>(
      'select e::text as row from audit_event e where doctor_id = $1',
      [NOBODY],
    )
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toMatch(/nadie|clinica|@|127\.0\.0\.1/)
    const read = await server.database.asDoctor(doctor.id, (sql) =>
      sql.query('select 1 from audit_event where doctor_id = $1', [NOBODY]),
    )
    expect(read).toEqual([])
    await expect(
      asOwner(
        `insert into account (id, kind, email) overriding system value values (0, 'doctor', 'cero@clinica.example')`,
      ),
    ).rejects.toThrow(/account_id_above_nobody/)
  })

  test('is recorded once a minute for an account, with the number of attempts', async () => {
    const fail = () => logIn(doctor.email, 'no es esta')
    for (let n = 0; n < 3; n += 1) await fail()
    expect(await said(doctor.id)).toEqual([['login.failed', { with: 'password', count: 1 }]])
    minutesPass(1)
    await fail()
    expect(await said(doctor.id)).toEqual([
      ['login.failed', { with: 'password', count: 1 }],
      ['login.failed', { with: 'password', count: 3 }],
    ])
  })

  test('with changing addresses is recorded once a minute too', async () => {
    const before = (await trail(NOBODY)).length
    const flood = () => Promise.all(Array.from({ length: 8 }, () => logIn(makeUnknownAddress(), 'x')))
    await flood()
    expect(await said(NOBODY)).toHaveLength(before + 1)
    minutesPass(1)
    await flood()
    const told = await said(NOBODY)
    expect(told).toHaveLength(before + 2)
    expect(told.at(-1)).toEqual(['login.failed', { with: 'password', count: 8 }])
  })

  test('is counted without growing the memory of the process', () => {
    const { database } = server
    const repeating = { database: { ...database }, clock: () => new Date(0) }
    for (let n = 0; n < 20_000; n += 1) expect(dueNow(repeating, `one ${n}`)).toBe(1)
    expect(dueNow(repeating, 'one 0')).toBe(0)
    // A process remembers the keys of recorded events. At the maximum number of keys it forgets all of them, so that an event
    // may be recorded once too often.
    expect(dueNow(repeating, 'one more')).toBe(1)
    expect(dueNow(repeating, 'one 0')).toBe(1)
  })
})

describe('a wrong secret in an open session', () => {
  test('is an event, before an operation that needs a proof and before a change of the password', async () => {
    const { auth } = doctor
    const body = { password: 'no es esta' }
    expect((await call(server, 'POST /api/v2/access/step-up/', { headers: auth, body })).statusCode).toBe(400)
    minutesPass(1)
    const change = {
      old_password: 'no es esta',
      new_password1: 'mesa verde lluvia',
      new_password2: 'mesa verde lluvia',
    }
    const changed = await call(server, 'POST /rest-auth/password/change/', {
      headers: auth,
      body: change,
    })
    expect(changed.statusCode).toBe(400)
    expect(await trail(doctor.id)).toMatchObject(
      Array.from({ length: 2 }, () => ({
        actor_kind: 'doctor',
        actor_id: doctor.id,
        action: 'proof.failed',
        details: { with: 'password', count: 1 },
      })),
    )
  })
})
