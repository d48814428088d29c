import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Prescription } from '#contract/prescriptions.ts'
import type { ProblemBody } from '#contract/problem.ts'
import type { Finding, SafetyAnswer } from '#contract/safety.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { prescribedRows } from '../database/prescribed-queries.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let patient: string
const START = new Date('2026-11-02T18:00:00Z')
const TODAY = mexicoDay(START)

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = START
  patient = (await createPatient(server, doctor)).uid
})

const FOR_TEN_DAYS = 'Tomar 1 tableta por vía oral cada 24 horas por 10 días'
const row = (presentation: string, instructions = FOR_TEN_DAYS) => ({ presentation, instructions })
const CLARITHROMYCIN = row('Claritromicina tabletas 500 mg')
const SIMVASTATIN = row('Simvastatina tabletas 20 mg')
const PARACETAMOL = row(
  'Paracetamol tabletas 500 mg',
  'Tomar 2 tabletas por vía oral cada 6 horas por 10 días',
)

const ask = (endpoint: string, body?: unknown, who = doctor) =>
  call(server, endpoint, { headers: who.auth, body })
const issue = (rows: object[], more: object = {}) =>
  ask('POST /api/v2/rx-endpoint/', { patient: { uid: patient }, medications: rows, ...more })
const issued = async (rows: object[], more: object = {}): Promise<string> => {
  const answer = await issue(rows, more)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ signature: string }>().signature
}
const findingsOf = async (rows: object[], more: object = {}, uid = patient): Promise<Finding[]> => {
  const written = rows.map((one, at) => ({ key: `new-${at}`, ...one }))
  const answer = await ask('POST /api/v2/safety/check/', { patient: uid, rows: written, ...more })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<SafetyAnswer>().findings
}
const later = (days: number) => {
  server.clock.now = new Date(START.getTime() + days * 86_400_000)
}
const recordMedication = (text: string, stoppedOn: string | null) =>
  withClient(server.ownerUrl, (client) =>
    client.query(
      `insert into patient_record (doctor_id, patient_id, medication)
       select doctor_id, id, $2::jsonb from patient where uid = $1`,
      [patient, JSON.stringify([{ key: 'm', text, drug_upc: '', instructions: '', stopped_on: stoppedOn }])],
    ),
  )
const storedCheck = (signature: string) =>
  withClient(server.ownerUrl, async (client) => {
    const { rows } = await client.query<{ safety: { findings: Finding[] } }>(
      'select safety from prescription where signature = $1',
      [signature],
    )
    return rows[0]?.safety.findings ?? []
  })

describe('a running course', () => {
  test('counts as current medication during writing and at the issue, with its origin', async () => {
    const signature = await issued([CLARITHROMYCIN])
    const [finding] = await findingsOf([SIMVASTATIN])
    expect(finding).toMatchObject({
      kind: 'interaction',
      interrupts: true,
      prescribed: [{ signature, on: TODAY, until: addDays(TODAY, 9) }],
    })
    expect(finding?.items).toEqual(['new-0', `prescribed:${signature}:0`])
    const refused = await issue([SIMVASTATIN])
    expect([refused.statusCode, refused.json<ProblemBody>().code]).toEqual([422, 'safety-unanswered'])
    const overrides = [{ finding: finding?.id, reason: 'Se suspende la claritromicina desde hoy' }]
    const kept = await storedCheck(await issued([SIMVASTATIN], { overrides }))
    expect(kept[0]?.prescribed).toEqual(finding?.prescribed)
  })

  test('does not count once it is over, or cancelled as a whole or by its row', async () => {
    const whole = await issued([CLARITHROMYCIN, PARACETAMOL])
    later(9)
    expect(await findingsOf([SIMVASTATIN])).toHaveLength(1)
    later(10)
    expect(await findingsOf([SIMVASTATIN])).toEqual([])
    later(1)
    const { medications } = (await ask(`GET /api/v2/rx-endpoint/${whole}`)).json<Prescription>()
    const cancel = async (body: object) => {
      const answer = await ask(`POST /api/v2/rx/cancel/${whole}/`, { reason: 'mistake', ...body })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    await cancel({ rows: [medications[0]?.id] })
    expect(await findingsOf([SIMVASTATIN])).toEqual([])
    expect(await findingsOf([PARACETAMOL])).toHaveLength(1)
    await cancel({})
    expect(await findingsOf([PARACETAMOL])).toEqual([])
  })

  test('does not count when its stored payload is not the one that was signed', async () => {
    const signature = await issued([CLARITHROMYCIN])
    await withClient(server.ownerUrl, async (client) => {
      await client.query('set session_replication_role = replica')
      await client.query(
        `update prescription set payload = replace(payload, '500 mg', '250 mg') where signature = $1`,
        [signature],
      )
    })
    expect((await findingsOf([SIMVASTATIN])).filter(({ prescribed }) => prescribed?.length)).toEqual([])
  })
  test('of repeated prescriptions is the newest, until its row is cancelled', async () => {
    const first = await issued([SIMVASTATIN, PARACETAMOL])
    later(1)
    const second = await issued([SIMVASTATIN, PARACETAMOL])
    const from = async () =>
      (await findingsOf([SIMVASTATIN]))[0]?.prescribed?.map(({ signature }) => signature)
    expect(await from()).toEqual([second])
    const { medications } = (await ask(`GET /api/v2/rx-endpoint/${second}`)).json<Prescription>()
    const rows = [medications[0]?.id]
    await ask(`POST /api/v2/rx/cancel/${second}/`, { reason: 'mistake', rows })
    expect(await from()).toEqual([first])
  })

  test('is not hidden by equal rows of a prescription that the new one replaces', async () => {
    const first = await issued([CLARITHROMYCIN])
    const second = await issued([CLARITHROMYCIN])
    const more = { replaces: second }
    const [finding] = await findingsOf([SIMVASTATIN], more)
    expect(finding?.prescribed?.map(({ signature }) => signature)).toEqual([first])
    expect((await issue([SIMVASTATIN], more)).json<ProblemBody>().code).toBe('safety-unanswered')
  })

  test('of a series is not hidden by equal rows of a single prescription that ends sooner', async () => {
    const series = { count: 3, every: { days: 30 } }
    const monthly = [
      row('Atorvastatina tabletas 20 mg', 'Tomar 1 tableta por vía oral cada 24 horas por 30 días'),
    ]
    await issued(monthly, { series })
    await issued(monthly)
    later(45)
    expect(await findingsOf([CLARITHROMYCIN])).toMatchObject([{ kind: 'interaction' }])
  })

  test('of a merged patient counts too', async () => {
    const { uid: gone } = await createPatient(server, doctor)
    const kept = patient
    patient = gone
    await issued([CLARITHROMYCIN])
    await withClient(server.ownerUrl, (client) =>
      client.query(
        'update patient g set merged_into = k.id from patient k where g.uid = $1 and k.uid = $2 and k.doctor_id = g.doctor_id',
        [gone, kept],
      ),
    )
    patient = kept
    expect(await findingsOf([SIMVASTATIN])).toHaveLength(1)
    expect(await findingsOf([SIMVASTATIN], {}, gone)).toHaveLength(1)
    expect((await issue([SIMVASTATIN])).statusCode).toBe(422)
  })

  test('is reported once if the record contains it, and not at all if the record says that it was stopped', async () => {
    await issued([CLARITHROMYCIN])
    await recordMedication('Claritromicina', null)
    const told = await findingsOf([SIMVASTATIN])
    expect(told.map(({ items }) => items)).toEqual([['new-0', 'current:m']])
    patient = (await createPatient(server, doctor)).uid
    await issued([CLARITHROMYCIN])
    await recordMedication('Claritromicina', TODAY)
    expect(await findingsOf([SIMVASTATIN])).toEqual([])
  })

  test('adds its dose if another product contains the same ingredient', async () => {
    await issued([PARACETAMOL])
    const found = await findingsOf([
      row(
        'Tramadol/paracetamol tabletas 37.5 mg/325 mg',
        'Tomar 1 tableta por vía oral cada 8 horas por 5 días',
      ),
    ])
    expect(found.map(({ kind }) => kind).toSorted()).toEqual(['dose', 'duplicate'])
    expect(found.every(({ prescribed }) => prescribed?.length === 1)).toBe(true)
  })
})

describe('a repetition of a running course', () => {
  test('is reported at the lowest level, its dose is not added, and nothing is stopped', async () => {
    const signature = await issued([PARACETAMOL, SIMVASTATIN])
    const [finding, ...others] = await findingsOf([PARACETAMOL, SIMVASTATIN])
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      kind: 'repeat',
      severity: 'minor',
      interrupts: false,
      about: ['paracetamol', 'simvastatina'],
      prescribed: [{ signature, on: TODAY, until: addDays(TODAY, 9) }],
    })
    expect((await issue([PARACETAMOL, SIMVASTATIN])).statusCode).toBe(201)
  })

  test('is not reported for the prescription that it replaces or renews, or on the last day', async () => {
    const signature = await issued([PARACETAMOL])
    expect(await findingsOf([PARACETAMOL], { renews: signature })).toEqual([])
    expect(await findingsOf([PARACETAMOL], { replaces: signature })).toEqual([])
    expect(await storedCheck(await issued([PARACETAMOL], { renews: signature }))).toEqual([])
    patient = (await createPatient(server, doctor)).uid
    const wrong = await issued([PARACETAMOL])
    expect(await storedCheck(await issued([PARACETAMOL], { replaces: wrong }))).toEqual([])
    later(9)
    expect(await findingsOf([PARACETAMOL])).toEqual([])
  })

  test('leaves rows running that a renewal omits, but not those of a replaced prescription', async () => {
    const signature = await issued([CLARITHROMYCIN, PARACETAMOL])
    const rows = [SIMVASTATIN, PARACETAMOL]
    expect(await findingsOf(rows, { renews: signature })).toMatchObject([
      { kind: 'interaction', interrupts: true },
    ])
    expect(await findingsOf(rows, { replaces: signature })).toEqual([])
    expect((await issue(rows, { renews: signature })).statusCode).toBe(422)
    expect((await issue(rows, { replaces: signature })).statusCode).toBe(201)
  })

  test('is not reported for a series that begins after the running course', async () => {
    await issued([SIMVASTATIN])
    const monthly = [
      row('Simvastatina tabletas 20 mg', 'Tomar 1 tableta por vía oral cada 24 horas por 30 días'),
    ]
    const series = { count: 3, every: { months: 1 } }
    const after = { series: { ...series, starts_on: addDays(TODAY, 10) } }
    expect(await storedCheck(await issued(monthly, after))).toEqual([])
  })
})

test('prescriptions of other doctors are never included, by the query and by row-level security', async () => {
  const other = await createDoctor(server)
  const twin = await createPatient(server, other)
  const answer = await ask(
    'POST /api/v2/rx-endpoint/',
    { patient: { uid: twin.uid }, medications: [CLARITHROMYCIN] },
    other,
  )
  expect(answer.statusCode, answer.body).toBe(201)
  expect((await ask('POST /api/v2/safety/check/', { patient: twin.uid, rows: [] })).statusCode).toBe(404)
  const read = (as: TestDoctor, of: TestDoctor) =>
    server.database.asDoctor(as.id, (sql) => prescribedRows(sql, of.id, twin.uid, { now: server.clock.now }))
  expect(await read(other, other)).toHaveLength(1)
  expect(await read(doctor, doctor)).toEqual([])
  expect(await read(doctor, other)).toEqual([])
})
