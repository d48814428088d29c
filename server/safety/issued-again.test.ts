import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DraftRow } from '#contract/drafts/drafts.ts'
import type { ProblemBody } from '#contract/problem.ts'
import type { SafetyAnswer } from '#contract/safety.ts'
import type { PrescriptionAgain } from '#contract/medications/usual.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const row = (key: string, presentation: string) => ({
  key,
  presentation,
  instructions: 'Tomar 1 tableta por vía oral cada 24 horas por 30 días',
})
const asked = (endpoint: string, body?: unknown) => call(server, endpoint, { headers: doctor.auth, body })
const answerOf = async (body: Record<string, unknown>) =>
  (await asked('POST /api/v2/safety/check/', body)).json<SafetyAnswer>()
const issue = (patient: string, rows: ReturnType<typeof row>[], more: Record<string, unknown> = {}) =>
  asked('POST /api/v2/rx-endpoint/', {
    patient: { uid: patient },
    medications: rows.map(({ presentation, instructions }) => ({ presentation, instructions })),
    ...more,
  })

describe('diagnoses of the draft', () => {
  const rows = [row('a', 'Propranolol tabletas 40 mg')]
  const asthma = { code: 'J45.9', name: 'Asma' }

  test('count like recorded conditions, during writing and at the issue', async () => {
    const { uid: own } = await createPatient(server, doctor)
    expect((await answerOf({ patient: own, rows })).findings).toEqual([])
    const { findings, gaps } = await answerOf({ patient: own, rows, diagnoses: [asthma.code] })
    expect(findings[0]).toMatchObject({
      kind: 'condition',
      interrupts: true,
      about: ['propranolol', 'asma sin precisar (J45.9)'],
    })
    // A diagnosis of the draft is no answer to the question about the patient's conditions, which stay missing.
    expect(gaps.map(({ reason }) => reason)).toContain('missing-conditions')
    const refused = await issue(own, rows, { diagnoses: [asthma] })
    expect([refused.statusCode, refused.json<ProblemBody>().code]).toEqual([422, 'safety-unanswered'])
    const reason = 'Betabloqueador indispensable, con espirometría normal'
    const overrides = [{ finding: findings[0]?.id, reason }]
    expect((await issue(own, rows, { diagnoses: [asthma], overrides })).statusCode).toBe(201)
  })

  test('must be codes', async () => {
    for (const diagnoses of [['asma'], [7], Array.from({ length: 99 }, () => 'J45.9')])
      expect((await asked('POST /api/v2/safety/check/', { patient: '', rows, diagnoses })).statusCode).toBe(
        400,
      )
  })
})

test('reused prescriptions are checked with present data: repeated, renewed, corrected, from a favourite', async () => {
  const { uid: own } = await createPatient(server, doctor)
  const old = [row('b', 'Simvastatina tabletas 20 mg')]
  const first = await issue(own, old)
  expect(first.statusCode, first.body).toBe(201)
  const { signature } = first.json<{ signature: string }>()
  await asked('POST /api/v2/favourite/', { prescription: signature, name: 'Colesterol' })
  // An antibiotic that another doctor prescribed is added to the record after the first issue.
  await withClient(server.ownerUrl, (client) =>
    client.query(
      `insert into patient_record (doctor_id, patient_id, medication)
       select doctor_id, id, $2 from patient where uid = $1`,
      [
        own,
        JSON.stringify([
          {
            key: 'x',
            text: 'Claritromicina tabletas 500 mg',
            drug_upc: '',
            instructions: '',
            stopped_on: null,
          },
        ]),
      ],
    ),
  )
  const again = (await asked(`GET /api/v2/usual/again/${signature}/`)).json<PrescriptionAgain>().body.rows
  const kept = (await asked('GET /api/v2/favourite/?limit=1&offset=0')).json<{
    results: { rows: DraftRow[] }[]
  }>()
  for (const rows of [again, kept.results[0]?.rows ?? []]) {
    const written = rows.map(({ key, presentation, generic, drug_upc, instructions }) => {
      return { key, presentation, generic, drug_upc, instructions }
    })
    expect(written).toHaveLength(1)
    const { findings } = await answerOf({ patient: own, rows: written })
    expect(findings[0]).toMatchObject({
      interrupts: true,
      items: expect.arrayContaining(['current:x']) as string[],
    })
  }
  for (const more of [{}, { renews: signature }, { replaces: signature }]) {
    const refused = await issue(own, old, more)
    expect([refused.statusCode, refused.json<ProblemBody>().code]).toEqual([422, 'safety-unanswered'])
  }
})
