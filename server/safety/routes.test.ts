import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import type { TimelineEvent } from '#contract/prescription-timeline.ts'
import type { ProblemBody } from '#contract/problem.ts'
import type { SafetyAnswer } from '#contract/safety.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createAssistant, createPatient, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  ;({ uid } = await createPatient(server, doctor))
})
afterAll(() => server.close())

const row = (
  key: string,
  presentation: string,
  instructions = 'Tomar 1 tableta por vía oral cada 24 horas por 30 días',
) => ({
  key,
  presentation,
  instructions,
})
const pair = [row('a', 'Claritromicina tabletas 500 mg'), row('b', 'Simvastatina tabletas 20 mg')]
const FINDING = /claritromicina\|simvastatina/

const check = async (body: Record<string, unknown>, headers: Record<string, string> = doctor.auth) =>
  call(server, 'POST /api/v2/safety/check/', { headers, body })
const answerOf = async (body: Record<string, unknown>) => {
  const answer = await check(body)
  expect(answer.statusCode).toBe(200)
  return answer.json<SafetyAnswer>()
}
const issue = (patient: string, rows: typeof pair, more: Record<string, unknown> = {}) =>
  call(server, 'POST /api/v2/rx-endpoint/', {
    headers: doctor.auth,
    body: {
      patient: { uid: patient },
      medications: rows.map(({ presentation, instructions }) => ({ presentation, instructions, qty: 1 })),
      ...more,
    },
  })

describe('a check', () => {
  test('returns findings of the rules, names the rows, and uses the caller’s language', async () => {
    const { outcome, findings, version } = await answerOf({ patient: uid, rows: pair })
    const [worst] = findings
    expect(outcome).toBe('found')
    expect(version).toMatch(/^[0-9a-f]{12}$/)
    expect(worst).toMatchObject({
      severity: 'contraindicated',
      interrupts: true,
      items: ['a', 'b'],
      last_reason: '',
    })
    expect(worst?.sources[0]?.title).not.toBe('')
    const english = await check({ patient: uid, rows: pair }, { ...doctor.auth, 'accept-language': 'en' })
    expect(english.json<SafetyAnswer>().findings[0]?.mechanism).not.toBe(worst?.mechanism)
  })

  test('names ingredients in English for an English page, and leaves the name of a condition as printed', async () => {
    const body = { patient: uid, rows: [row('a', 'Naproxeno tabletas 250 mg')], diagnoses: ['I10'] }
    const hypertension = 'hipertensión arterial esencial (I10)'
    const conditionIn = async (language: string) => {
      const answer = await check(body, { ...doctor.auth, 'accept-language': language })
      const { findings, gaps } = answer.json<SafetyAnswer>()
      const about = gaps.flatMap((gap) => gap.about)
      return { about, finding: findings.find(({ kind }) => kind === 'condition') }
    }
    const spanish = await conditionIn('es')
    expect(spanish.finding).toMatchObject({ about: ['naproxeno', hypertension] })
    expect(spanish.finding).not.toHaveProperty('in_english')
    const english = await conditionIn('en')
    expect(english.finding).toMatchObject({ about: ['naproxen', hypertension], in_english: ['naproxen'] })
    expect(english.finding?.id).toBe(spanish.finding?.id)
    expect(english.about).not.toContain('naproxeno')
  })

  test('without a patient or a record reports what it could not check', async () => {
    for (const patient of ['', uid]) {
      const { outcome, gaps } = await answerOf({ patient, rows: [row('a', 'Paracetamol tabletas 500 mg')] })
      expect(outcome).toBe('unchecked')
      expect(gaps.map(({ reason }) => reason)).toContain('missing-allergies')
    }
  })

  test('uses recorded allergies and current medication', async () => {
    const { uid: known } = await createPatient(server, doctor)
    await withClient(server.ownerUrl, (client) =>
      client.query(
        `insert into patient_record (doctor_id, patient_id, allergies, medication)
         select doctor_id, id, $2::jsonb, $3::jsonb from patient where uid = $1`,
        [
          known,
          JSON.stringify([{ key: 'amoxicilina', text: 'Amoxicilina', reaction: '', severity: 'severe' }]),
          JSON.stringify([
            {
              key: 'm1',
              drug_upc: '',
              text: 'Warfarina tabletas 5 mg',
              instructions: '',
              since: null,
              stopped_on: null,
            },
          ]),
        ],
      ),
    )
    const rows = [row('a', 'Amoxicilina cápsulas 500 mg'), row('b', 'Ibuprofeno tabletas 400 mg')]
    const { findings, gaps } = await answerOf({ patient: known, rows })
    expect(findings[0]).toMatchObject({ kind: 'allergy', severity: 'contraindicated', items: ['a'] })
    expect(findings.some(({ items }) => items.includes('b') && items.includes('current:m1'))).toBe(true)
    expect(gaps.map(({ reason }) => reason)).not.toContain('missing-allergies')
  })

  test('names a class of allergies in the caller’s language, with the same finding id', async () => {
    const { uid: known } = await createPatient(server, doctor)
    const allergy = { key: '@penicillins', text: 'Penicilinas', reaction: '', severity: 'severe' }
    await withClient(server.ownerUrl, (client) =>
      client.query(
        `insert into patient_record (doctor_id, patient_id, allergies)
         select doctor_id, id, $2::jsonb from patient where uid = $1`,
        [known, JSON.stringify([allergy])],
      ),
    )
    const body = { patient: known, rows: [row('a', 'Amoxicilina cápsulas 500 mg')] }
    const [spanish] = (await answerOf(body)).findings
    const answer = await check(body, { ...doctor.auth, 'accept-language': 'en' })
    const [english] = answer.json<SafetyAnswer>().findings
    expect(spanish?.about).toEqual(['Penicilinas', 'amoxicilina'])
    expect(english?.about).toEqual(['Penicillins', 'amoxicillin'])
    expect(english?.in_english).toEqual(english?.about)
    expect(english?.id).toBe(spanish?.id)
  })

  test('of nonsense never reports that nothing was found', async () => {
    const { outcome, gaps } = await answerOf({
      patient: uid,
      rows: [row('a', 'zzz', '¿?'), row('b', '💊', '')],
    })
    expect(outcome).toBe('unchecked')
    expect(gaps.filter(({ reason }) => reason === 'free-text').map(({ items }) => items[0])).toEqual([
      'a',
      'b',
    ])
  })

  test.each([
    ['300 rows', { patient: '', rows: Array.from({ length: 300 }, (_, i) => row(String(i), 'x')) }, 400],
    ['no rows at all', { patient: '' }, 400],
    ['a patient who is nobody’s', { patient: 'f'.repeat(8), rows: [] }, 404],
    ['another doctor', { rows: [], doctor: 1_000_000 }, 404],
  ])('refuses %s', async (_, body, status) => {
    expect((await check(body)).statusCode).toBe(status)
  })

  test('treats another doctor’s patient as unknown', async () => {
    const other = await createDoctor(server)
    expect((await check({ patient: uid, rows: [] }, other.auth)).statusCode).toBe(404)
  })

  test('is available to an assistant for a doctor who approved, and for no other', async () => {
    const assistant = await createAssistant(server, doctor)
    const other = await createDoctor(server)
    const asked = (of: Record<string, unknown>) => check({ patient: uid, rows: pair, ...of }, assistant.auth)
    expect((await asked({ doctor: doctor.id })).json<SafetyAnswer>().outcome).toBe('found')
    expect((await asked({ doctor: other.id })).statusCode).toBe(404)
    expect((await asked({})).statusCode).toBe(400)
  })
})

describe('the issue', () => {
  test.each(['Oral', ' ORAL '])('reads the route “%s” as the check of the draft does', async (via) => {
    const { uid: own } = await createPatient(server, doctor)
    const daily = row('a', 'Metotrexato 2.5 mg tableta', 'Tomar 4 tabletas cada 24 horas por 30 días')
    const of = (route: string) => answerOf({ patient: own, rows: [{ ...daily, via: route }] })
    const { findings } = await of(via)
    expect(findings.map(({ id }) => id)).toEqual((await of('oral')).findings.map(({ id }) => id))
    const stops = findings.filter((one) => one.interrupts).map(({ id }) => `overrides.${id}`)
    expect(stops.length).toBeGreaterThan(0)
    const refused = await call(server, 'POST /api/v2/rx-endpoint/', {
      headers: doctor.auth,
      body: { patient: { uid: own }, medications: [{ ...daily, via, qty: 1 }] },
    })
    expect(Object.keys(refused.json<ProblemBody>().fields ?? {}).toSorted()).toEqual(stops.toSorted())
  })

  test('is refused with the ids of findings without a reason, and stores nothing', async () => {
    const { uid: own } = await createPatient(server, doctor)
    const refused = await issue(own, pair)
    expect(refused.statusCode).toBe(422)
    const { code, fields } = refused.json<ProblemBody>()
    expect(code).toBe('safety-unanswered')
    const [field = ''] = Object.keys(fields ?? {})
    expect(field).toMatch(FINDING)
    const finding = field.replace(/^overrides\./, '')
    const wrong = [
      [{ finding, reason: '  ' }],
      [{ finding, reason: 'x' }],
      [{ finding: 'otra', reason: 'x' }],
    ]
    for (const overrides of wrong)
      expect((await issue(own, pair, { overrides })).statusCode).toBeGreaterThanOrEqual(400)
  })

  test('succeeds with a reason, which is stored with the check, shown, and offered next time', async () => {
    const { uid: own } = await createPatient(server, doctor)
    const { findings } = await answerOf({ patient: own, rows: pair })
    const finding = findings[0]?.id ?? ''
    const reason = 'Se suspende la simvastatina mientras dura el antibiótico'
    const issued = await issue(own, pair, { overrides: [{ finding, reason }] })
    expect(issued.statusCode, issued.body).toBe(201)
    const { signature, additional_data: additional } = issued.json<{
      signature: string
      additional_data: object
    }>()
    expect(additional).toEqual({})

    const stored = await withClient(server.ownerUrl, (client) =>
      client.query<{ safety: Record<string, unknown> }>(
        'select safety from prescription where signature = $1',
        [signature],
      ),
    )
    expect(stored.rows[0]?.safety).toMatchObject({
      outcome: 'found',
      overrides: [{ finding, reason, about: ['claritromicina', 'simvastatina'] }],
      version: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
    })
    expect(stored.rows[0]?.safety['gaps']).not.toEqual([])

    const timeline = await call(server, `GET /api/v2/rx/timeline/${signature}/`, { headers: doctor.auth })
    const warned = timeline.json<TimelineEvent[]>().filter(({ kind }) => kind === 'warned')
    expect(warned.map(({ note }) => note)).toEqual([`claritromicina + simvastatina: ${reason}`])

    const again = await answerOf({ patient: own, rows: pair })
    expect(again.findings[0]?.last_reason).toBe(reason)
    expect((await issue(own, pair)).statusCode).toBe(422)
    const elsewhere = await answerOf({ patient: uid, rows: pair })
    expect(elsewhere.findings[0]?.last_reason).toBe('')
  })

  test('stores a reason with the document of its medicines, not with one that the law keeps apart', async () => {
    const { uid: own } = await createPatient(server, doctor)
    const rows = [...pair, row('c', 'Tramadol tabletas 50 mg')]
    const { findings } = await answerOf({ patient: own, rows })
    const reason = 'Se suspende la simvastatina mientras dura el antibiótico'
    const overrides = findings.filter((one) => one.interrupts).map(({ id }) => ({ finding: id, reason }))
    const issued = await issue(own, rows, { overrides })
    expect(issued.statusCode, issued.body).toBe(201)
    const first = issued.json<IssuedPrescription>()
    const warnedOf = async ({ signature }: { signature: string }) => {
      const timeline = await call(server, `GET /api/v2/rx/timeline/${signature}/`, { headers: doctor.auth })
      return timeline.json<TimelineEvent[]>().flatMap(({ kind, note }) => (kind === 'warned' ? [note] : []))
    }
    expect(first.also_issued).toHaveLength(1)
    expect(await warnedOf(first)).toEqual([`claritromicina + simvastatina: ${reason}`])
    expect(await warnedOf(first.also_issued?.[0] ?? first)).toEqual([])
  })

  test('needs no reason for findings that do not stop it, and stores them', async () => {
    const rows = [row('a', 'Warfarina tabletas 5 mg'), row('b', 'Ibuprofeno tabletas 400 mg')]
    expect((await issue(uid, rows)).statusCode).toBe(201)
  })

  test('stores the result of the check unchanged', async () => {
    const change = withClient(server.ownerUrl, (client) =>
      client.query(`update prescription set safety = '{}' where safety is not null`),
    )
    await expect(change).rejects.toThrow('a stored check does not change')
  })
})
