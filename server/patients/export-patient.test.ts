import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PatientExport } from '#contract/patients/patient-privacy.ts'
import type { SafetyAnswer } from '#contract/safety.ts'
import { savePaymentAccount } from '../paylinks/account-queries.ts'
import { PAYEE_ACCOUNT } from '../testing/payments.ts'
import { call } from '../testing/call.ts'
import { counterCalls } from '../testing/counter.ts'
import { makeDraftBody } from '../testing/drafts.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { makeMedication, issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const ask = (endpoint: string, body?: unknown) => call(server, endpoint, { headers: doctor.auth, body })
const exported = async (uid: string) =>
  (await ask(`GET /api/v2/patient/${uid}/export/`)).json<{ data: PatientExport; page: string }>()

const REASON = 'Se suspende la simvastatina mientras dura el antibiótico'

/** Creates a patient with data in every table that the export covers. */
async function createLongHistory() {
  const { uid, ...person } = await createPatient(server, doctor, {
    name: 'Historia Larga',
    email: 'historia@paciente.example',
  })
  const gone = await createPatient(server, doctor, { name: 'Historia Repetida' })
  const pair = ['Claritromicina tabletas 500 mg', 'Simvastatina tabletas 10 mg']
  const rows = pair.map((presentation, at) => ({ key: `${at}`, presentation }))
  const { findings } = (await ask('POST /api/v2/safety/check/', { patient: uid, rows })).json<SafetyAnswer>()
  const rx = await issuePrescriptionFor(server, doctor, uid, {
    send_rx: true,
    medications: [...pair.map((presentation) => makeMedication({ presentation })), makeMedication()],
    overrides: [{ finding: findings[0]?.id, reason: REASON }],
  })
  expect(
    await counterCalls(server, await createPharmacy(server, { name: 'Farmacia Ficticia' })).sell(rx, 1, 2),
  ).toBe('sold')
  await ask('POST /api/v2/favourite/', { prescription: rx.signature, name: 'De una historia' })
  const [, , last] = rx.medications
  const row = { reason: 'treatment', note: 'Ya no le duele', rows: [last?.id] }
  expect((await ask(`POST /api/v2/rx/cancel/${rx.signature}/`, row)).statusCode).toBe(200)
  await ask(`POST /api/v2/rx/cancel/${rx.signature}/`, { reason: 'treatment', note: 'Cambio de idea' })
  const id = randomUUID()
  const patient = { uid: gone.uid, name: gone.name, date_of_birth: gone.date_of_birth, gender: gone.gender }
  await ask(`PUT /api/v2/drafts/${id}/`, {
    version: 0,
    body: makeDraftBody(id, { patient, diagnosis: 'Sin firmar' }),
  })
  await server.database.asDoctor(doctor.id, (sql) =>
    savePaymentAccount(sql, doctor.id, { ...PAYEE_ACCOUNT, at: new Date() }),
  )
  const asked = await ask('POST /api/v2/paylinks/', {
    amount_cents: 80_000,
    concept: 'Consulta médica',
    patient: uid,
  })
  expect(asked.statusCode, asked.body).toBe(201)
  await ask(`POST /api/v2/patient/${uid}/merge/`, {
    other: gone.uid,
    version: 0,
    other_version: 0,
    fields: [],
    sections: [],
    joined: [],
  })
  return { uid, person, rx, gone }
}

test('I6 the export contains all data: checks, sales, mails, drafts, templates, reasons and merges', async () => {
  const { uid, rx, gone } = await createLongHistory()
  await issuePrescriptionFor(server, doctor, (await createPatient(server, doctor)).uid)
  const { data, page } = await exported(uid)
  expect(data.prescriptions).toHaveLength(1)
  expect(data.prescriptions[0]).toMatchObject({
    signature: rx.signature,
    is_rejected: true,
    reason_of_rejected: expect.stringContaining('Cambio de idea') as string,
    checked: { found: expect.arrayContaining([expect.objectContaining({ reason: REASON })]) as object[] },
    ended: [{ presentation: 'Paracetamol tabletas 500 mg', note: 'Ya no le duele' }],
    dispensed: [{ pharmacy: 'Farmacia Ficticia', items: [{ quantity: 1 }] }],
    mails: [{ to: 'historia@paciente.example' }],
  })
  expect(data.drafts).toMatchObject([{ state: 'writing', content: { diagnosis: 'Sin firmar' } }])
  expect(data.favourites).toMatchObject([{ prescription: rx.signature, name: 'De una historia' }])
  expect(data.reasons).toMatchObject([{ reason: REASON }])
  expect(data.payments).toMatchObject([{ asked: 'MXN $800.00', received: 'MXN $0.00' }])
  expect(data.merges).toMatchObject([{ undone_at: null, before: { person: { name: 'Historia Larga' } } }])
  expect(data.merged).toMatchObject([{ uid: gone.uid }])
  for (const words of ['Farmacia Ficticia', 'Sin firmar', 'De una historia', REASON, 'Se emitió una receta'])
    expect(page).toContain(words)
})

test('the export contains nothing of another patient', async () => {
  const { uid, gone } = await createLongHistory()
  const other = await createPatient(server, doctor, { name: 'Persona Ajena' })
  await issuePrescriptionFor(server, doctor, other.uid)
  const { data } = await exported(other.uid)
  const text = JSON.stringify(data)
  for (const own of [uid, gone.uid, 'Historia', REASON, 'Sin firmar']) expect(text).not.toContain(own)
  expect([data.drafts, data.favourites, data.reasons, data.merges]).toEqual([[], [], [], []])
})

test('every table about patients or prescriptions is covered or excluded here', async () => {
  const { rows } = await withClient(server.ownerUrl, (client) =>
    client.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('patient_id', 'prescription_id', 'kept_id') order by 1`,
    ),
  )
  expect(rows.map(({ name }) => name)).toEqual([
    // The table course_end has no further data to export: the end of a course follows from the signed content.
    'course_end',
    // A row of figure_entry adds one prescription to its doctor's statistics. The counted medicines and diagnoses are in
    // the signed content of the prescription.
    'figure_entry',
    'fill',
    'fill_item',
    // The table idempotency holds used idempotency keys, which are no personal data.
    'idempotency',
    // The product records an incident about an altered prescription for its doctor. An incident has no personal data of
    // the patient.
    'incident',
    'mail',
    'patient_consent',
    'patient_merge',
    'patient_record',
    'patient_record_past',
    'patient_request',
    'paylink_person',
    'prescription',
    // The content of each row of prescription_item is exported in the signed content, in `dispensed` and in `ended`.
    'prescription_item',
    // The links of a series, renewal or correction are exported in the signed content.
    'prescription_link',
    // The table prescription_lookup is an index from a signature or code to its prescription.
    'prescription_lookup',
    // A request to renew a prescription is exported among the events of that prescription.
    'renewal_request',
    'safety_reason',
  ])
})
