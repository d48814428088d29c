import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DashboardAnswer } from '#contract/dashboard/dashboard.ts'
import type { Verification } from '#contract/verification.ts'
import { courseEnds } from '../courses/follow-courses.ts'
import { deliverEvents, subscribe } from '../events/subscriber.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { HANGS } from '../testing/hangs.ts'
import { issuePrescriptionFor, makeMedication } from '../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

const FOR_A_MONTH = makeMedication({
  presentation: 'Metformina tabletas 850 mg',
  generic: 'Metformina',
  instructions: 'Tomar 1 tableta por vía oral cada 12 horas durante 30 días.',
})

let server: TestServer
let doctor: TestDoctor
let patient: { uid: string }
let signature: string
beforeAll(async () => {
  server = await startTestServer()
  await subscribe(server.database, courseEnds(server.database))
})
beforeEach(async () => {
  doctor = await createDoctor(server)
  patient = await createPatient(server, doctor, { name: 'Ramón <Ficticio>' })
  signature = (await issuePrescriptionFor(server, doctor, patient.uid, { medications: [FOR_A_MONTH] }))
    .signature
  await settle(signature)
})
afterEach(() => wait(0))
afterAll(() => server.close())

/**
 * Waits until the course of treatment of a prescription is stored. A subscriber stores it when it reads the event of the issue,
 * which is after all older transactions have ended.
 */
const settle = (of: string) =>
  vi.waitFor(
    async () => {
      await deliverEvents(server.database, courseEnds(server.database), () => undefined)
      const known = await rows(
        `select 1 from course_end c join prescription r on r.doctor_id = c.doctor_id and r.id = c.prescription_id
         where r.signature = $1`,
        of,
      )
      expect(known).toHaveLength(1)
    },
    { timeout: HANGS, interval: 50 },
  )
const rows = (sql: string, ...values: unknown[]) =>
  withClient(
    server.ownerUrl,
    async (client) => (await client.query<Record<string, unknown>>(sql, values)).rows,
  )
/** Sets the clock of the application the given number of days into the future. */
const wait = (days: number) => {
  server.clock.now = new Date(Date.now() + days * 86_400_000)
}
const open = (of = signature, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: `/v/${of}/renewal`, headers })
const ask = (of = signature, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/v/${of}/renewal`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  })
const waiting = async (of = doctor) => {
  const { attention } = (
    await call(server, 'GET /api/v2/dashboard/', { headers: of.auth })
  ).json<DashboardAnswer>()
  return attention ?? []
}
const state = async (of = signature) =>
  (await call(server, `GET /api/v2/verify/${of}/`, {})).json<Verification>().renewal
const requests = () =>
  rows(
    'select 1 from audit_event where doctor_id = $1 and action = $2',
    doctor.id,
    'prescription.renewal-requested',
  )

describe('the renewal of a long treatment', () => {
  test('is asked for without JavaScript, and waits for its doctor only', async () => {
    wait(20)
    expect(await state()).toBe('open')
    const page = await open()
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<form method="post" action="/v/${signature}/renewal"`)
    expect(page.body).toContain('Ramón &lt;Ficticio&gt;')
    expect(page.body).not.toMatch(/<style|<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=/)
    const answer = await ask()
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/v/${signature}/renewal`])
    expect((await open()).body).toContain('Ya se pidió la renovación')
    expect(await state()).toBe('requested')
    expect(await waiting()).toMatchObject([
      { kind: 'renewal-requested', signature, patient_name: 'Ramón <Ficticio>', medications: ['Metformina'] },
    ])
    expect(await waiting(await createDoctor(server))).toEqual([])
  })

  test('is asked for once, however often and at once the form is sent', async () => {
    wait(20)
    await Promise.all([ask(), ask(), ask()])
    await ask()
    expect(await waiting()).toHaveLength(1)
    expect(await requests()).toHaveLength(1)
  })

  test('is settled by the prescription that renews it, and open again where that one is cancelled', async () => {
    wait(20)
    await ask()
    const next = await issuePrescriptionFor(server, doctor, patient.uid, {
      renews: signature,
      medications: [FOR_A_MONTH],
    })
    expect(await waiting()).toEqual([])
    expect(await state()).toBe('renewed')
    expect((await open()).body).toContain('ya tiene una receta más nueva')
    await call(server, `POST /api/v2/rx/cancel/${next.signature}/`, {
      headers: doctor.auth,
      body: { reason: 'treatment' },
    })
    expect(await waiting()).toHaveLength(1)
    expect(await state()).toBe('requested')
  })

  test('is removed from what waits and put back, and the patient sees that it was seen', async () => {
    wait(20)
    await ask()
    const [item] = await waiting()
    const at = `/api/v2/dashboard/dismissed/${item?.id}/`
    expect((await call(server, `PUT ${at}`, { headers: doctor.auth })).statusCode).toBe(204)
    expect([await waiting(), await state()]).toEqual([[], 'seen'])
    expect((await open()).body).toContain('El consultorio ya vio la solicitud')
    await call(server, `DELETE ${at}`, { headers: doctor.auth })
    expect([(await waiting()).length, await state()]).toEqual([1, 'requested'])
  })

  test.each([
    [0, 'early'],
    [14, 'early'],
    [15, 'open'],
    [29 + 90, 'open'],
    [29 + 91, 'none'],
  ])('after %i days is %s', async (days, expected) => {
    wait(days)
    expect(await state()).toBe(expected)
    await ask()
    expect(await waiting()).toHaveLength(expected === 'open' ? 1 : 0)
  })
})

describe('no renewal is asked for', () => {
  test('of a short treatment or a cancelled prescription', async () => {
    const short = await issuePrescriptionFor(server, doctor, patient.uid)
    wait(4)
    await ask(short.signature)
    wait(20)
    await call(server, `POST /api/v2/rx/cancel/${signature}/`, {
      headers: doctor.auth,
      body: { reason: 'treatment' },
    })
    await ask()
    expect([await state(short.signature), await state()]).toEqual(['none', 'none'])
    expect((await open(short.signature)).body).toContain('no se renueva por este medio')
    expect(await requests()).toEqual([])
  })

  test.each(['0'.repeat(64), 'x', '%3Cscript%3E'])('with the address of %s', async (of) => {
    expect((await open(of)).statusCode).toBe(404)
    expect((await ask(of)).statusCode).toBe(404)
  })

  test('with a code that is printed beside the QR, which is easier to guess', async () => {
    const [{ code } = {}] = await rows('select code from prescription where signature = $1', signature)
    wait(20)
    expect((await ask(String(code))).statusCode).toBe(404)
  })

  test('by a form of another site, or by another kind of body', async () => {
    wait(20)
    expect((await ask(signature, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await ask(signature, { origin: 'https://ajena.example' })).statusCode).toBe(403)
    expect((await ask(signature, { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect(await waiting()).toEqual([])
  })

  test('of a prescription that differs from what was signed', async () => {
    await withClient(server.ownerUrl, async (client) => {
      await client.query(`set session_replication_role = replica`)
      await client.query(`update prescription set diagnosis = 'Otro' where signature = $1`, [signature])
    })
    wait(20)
    expect([(await open()).statusCode, (await ask()).statusCode]).toEqual([404, 404])
  })
})

test('a visitor who sends forms all the time is told to wait', async () => {
  wait(20)
  // A test server accepts a hundred times as many forms a minute as the product.
  const statuses = []
  for (let n = 0; n < 520; n += 1) statuses.push((await ask('0'.repeat(64))).statusCode)
  expect(statuses[0]).toBe(404)
  expect(statuses.at(-1)).toBe(429)
})

test('the page follows the language that the application showed last in this browser', async () => {
  const english = { 'accept-language': 'en-US,en;q=0.9' }
  expect((await open(signature, { ...english, cookie: 'language=es' })).body).toContain('<html lang="es-MX"')
  expect((await open(signature, { cookie: 'language=en' })).body).toContain('lang="en-US"')
})

test('the page is in English for a browser that asks for it, and left out of search engines and caches', async () => {
  wait(20)
  const page = await open(signature, { 'accept-language': 'en-US,en;q=0.9' })
  expect(page.body).toContain('Ask for the renewal')
  expect(page.body).not.toMatch(/\bDra\./)
  expect(page.body).toMatch(/<li><span lang="es-MX">[^<]+<\/span><\/li>/)
  expect(page.body).toContain('<meta name="robots" content="noindex, nofollow" />')
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
})
