import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ways } from '#contract/accounts/second-factors.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, PASSWORD, type TestDoctor } from '../../testing/factories.ts'
import { makeMedication } from '../../testing/issue.ts'
import { expectRefusal } from '../../testing/refused.ts'
import { factorCalls } from '../../testing/factors/second-factors.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const sql = (text: string, values: unknown[]) =>
  withClient(server.ownerUrl, (client) => client.query(text, values))

/** Makes the session's last proof of identity older by a number of minutes. */
const age = (doctor: TestDoctor, minutes: number) =>
  sql(`update session set proved_at = now() - make_interval(mins => $2) where account_id = $1`, [
    doctor.id,
    minutes,
  ])

/** Creates a doctor who chose a step-up before issuing each prescription, and a patient. */
async function createDoctorWithStepUp() {
  const doctor = await createDoctor(server)
  await sql('update doctor set step_up_to_issue = true where doctor_id = $1', [doctor.id])
  const { uid } = await createPatient(server, doctor)
  const issue = (key = '') =>
    call(server, 'POST /api/v2/rx-endpoint/', {
      headers: { ...doctor.auth, ...(key ? { 'idempotency-key': key } : {}) },
      body: { patient: { uid }, medications: [makeMedication()] },
    })
  return { ...doctor, issue }
}

const prove = (doctor: TestDoctor, body: unknown) =>
  call(server, 'POST /api/v2/access/step-up/', { headers: doctor.auth, body })

describe('issuing, for a doctor who requires a step-up', () => {
  test('works for five minutes after the login, then needs a step-up, then works again', async () => {
    const doctor = await createDoctorWithStepUp()
    expect((await doctor.issue()).statusCode).toBe(201)
    await age(doctor, 6)
    expect(expectRefusal(await doctor.issue(), [403]).code).toBe('step-up-required')
    expect((await prove(doctor, { password: PASSWORD })).statusCode).toBe(200)
    expect((await doctor.issue()).statusCode).toBe(201)
  })

  test('returns an issued prescription for a repeated key without a step-up', async () => {
    const doctor = await createDoctorWithStepUp()
    const made = await doctor.issue('una')
    await age(doctor, 6)
    expect((await doctor.issue('una')).json()).toMatchObject({
      signature: made.json<{ signature: string }>().signature,
    })
    expect((await doctor.issue('otra')).statusCode).toBe(403)
  })

  test('is not permitted by the proof of another session', async () => {
    const doctor = await createDoctorWithStepUp()
    const login = await call(server, 'POST /rest-auth/login/', {
      body: { email: doctor.email, password: PASSWORD },
    })
    const other = { ...doctor, auth: { authorization: `Token ${login.json<{ key: string }>().key}` } }
    await age(doctor, 6)
    expect((await prove(other, { password: PASSWORD })).statusCode).toBe(200)
    expect((await doctor.issue()).statusCode).toBe(403)
  })
})

describe('issuing, for a doctor who requires a step-up and has a second factor', () => {
  test('needs the factor: after its login, or by a step-up with a code; the password is not enough', async () => {
    const doctor = await createDoctorWithStepUp()
    const { next } = await factorCalls(server, doctor).addTotp()
    await age(doctor, 6)
    expect(expectRefusal(await doctor.issue(), [403]).code).toBe('step-up-required')
    expect((await prove(doctor, { password: PASSWORD })).statusCode).toBe(400)
    const off = await call(server, 'PATCH /api/v2/access/step-up/', {
      headers: doctor.auth,
      body: { step_up_to_issue: false },
    })
    expect(expectRefusal(off, [403]).code).toBe('step-up-required')
    expect((await doctor.issue()).statusCode).toBe(403)
    expect((await prove(doctor, { totp: next() })).statusCode).toBe(200)
    expect((await doctor.issue()).statusCode).toBe(201)
  })
})

describe('issuing, where the operator demands a second factor', () => {
  let strict: TestServer
  beforeAll(async () => {
    strict = await startTestServer({ secondFactorToSign: true })
  })
  afterAll(() => strict.close())

  test('is refused without one, however fresh the login; with one it needs its proof of the last five minutes', async () => {
    const doctor = await createDoctor(strict)
    const { uid } = await createPatient(strict, doctor)
    const issue = () =>
      call(strict, 'POST /api/v2/rx-endpoint/', {
        headers: doctor.auth,
        body: { patient: { uid }, medications: [makeMedication()] },
      })
    const factors = factorCalls(strict, doctor)
    const ofState = { second_factor_to_sign: true, step_up_to_issue: false }
    expect((await factors.own('GET /api/v2/access/second-factors/')).json()).toMatchObject(ofState)
    const refused = expectRefusal(await issue(), [403])
    expect(refused).toMatchObject({
      code: 'second-factor-missing',
      detail: expect.stringMatching(/borrador/),
    })
    const { passkey } = await factors.addPasskey()
    await withClient(strict.ownerUrl, (client) =>
      client.query(`update session set proved_at = now() - interval '6 minutes'`),
    )
    expect(expectRefusal(await issue(), [403]).code).toBe('step-up-required')
    const step = (await factors.own('POST /api/v2/access/step-up/options/')).json<Ways>()
    if (!step.passkey) throw new Error('nothing was asked')
    await factors.own('POST /api/v2/access/step-up/', { passkey: passkey.get(step.passkey) })
    expect((await issue()).statusCode).toBe(201)
  })
})

describe('POST /api/v2/access/step-up/', () => {
  test('refuses a wrong password, and limits guessing', async () => {
    const doctor = await createDoctorWithStepUp()
    await age(doctor, 6)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => prove(doctor, { password: `no es esta ${n}` })),
    )
    const statuses = answers.map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
    // While the limit of wrong guesses lasts, even the right password is refused.
    expect((await prove(doctor, { password: PASSWORD })).statusCode).toBe(429)
    expect((await doctor.issue()).statusCode).toBe(403)
  })
})
