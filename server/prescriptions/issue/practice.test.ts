import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PractisedPrescription } from '#contract/drafts/practice.ts'
import { call } from '../../testing/call.ts'
import { testCatalogue, uidOfDrug } from '../../testing/clinical/catalogue.ts'
import { countRows } from '../../testing/count-rows.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { INSTRUCTIONS } from '../../testing/issue.ts'
import { expectRefusal } from '../../testing/refused.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue })
  doctor = await createDoctor(server, { specialty_verified: false })
  uid = (await createPatient(server, doctor)).uid
})
afterAll(() => server.close())

const draftOf = (more: Record<string, unknown> = {}) => ({
  patient: { uid },
  medications: [{ drug_upc: uidOfDrug('Cuatropril'), instructions: INSTRUCTIONS }],
  ...more,
})
const practise = (body: Record<string, unknown>, who = doctor) =>
  call(server, 'POST /api/v2/rx-practice/', { headers: who.auth, body })

test('a doctor whose licence waits gets the judged document, and no table grows', async () => {
  const before = await countRows(server)
  const answer = await practise(draftOf({ diagnosis: 'Cefalea' }))
  expect(answer.statusCode, answer.body).toBe(200)
  const [document, ...more] = answer.json<PractisedPrescription>().documents
  expect(more).toEqual([])
  expect(document).toMatchObject({ patient: { uid }, diagnosis: 'Cefalea', document_kind: 'electronic' })
  expect(document?.items).toHaveLength(1)
  expect(await countRows(server)).toEqual(before)
})

test('a practice document carries nothing by which it could be found or verified', async () => {
  const answer = await practise(draftOf())
  const [document = {}] = answer.json<{ documents: Record<string, unknown>[] }>().documents
  for (const name of ['code', 'nonce', 'key_id', 'algorithm', 'signature'])
    expect(document).not.toHaveProperty(name)
})

test('an idempotency key of a practice issue stays unused', async () => {
  const headers = { ...doctor.auth, 'idempotency-key': 'clave-de-practica' }
  const before = await countRows(server)
  await call(server, 'POST /api/v2/rx-practice/', { headers, body: draftOf() })
  expect(await countRows(server)).toEqual(before)
})

test('a real issue of the same draft stays refused', async () => {
  const answer = await call(server, 'POST /api/v2/rx-endpoint/', { headers: doctor.auth, body: draftOf() })
  expect(expectRefusal(answer, [403]).code).toBe('licence-unverified')
})

test('the faults of a draft are refused as in an issue', async () => {
  const unreadable = { drug_upc: uidOfDrug('Cuatropril'), instructions: INSTRUCTIONS, qty: 1, refills: 99 }
  const body = draftOf({ medications: [unreadable] })
  const [practised, issued] = await Promise.all([
    practise(body),
    call(server, 'POST /api/v2/rx-endpoint/', { headers: (await createDoctor(server)).auth, body }),
  ])
  expect([practised.statusCode, issued.statusCode]).toEqual([400, 400])
})

test('a patient given by name is refused, and not added', async () => {
  const before = await countRows(server)
  const answer = await practise(
    draftOf({ patient: { name: 'Paciente Ficticia', date_of_birth: '1990-01-01' } }),
  )
  expect(expectRefusal(answer, [400]).fields).toHaveProperty(['patient.uid'])
  expect(await countRows(server)).toEqual(before)
})

test('without a licence there is nothing to practise with', async () => {
  const bare = await createDoctor(server, { specialty_verified: false, cedula: '' })
  const own = (await createPatient(server, bare)).uid
  const answer = await practise(draftOf({ patient: { uid: own } }), bare)
  expect(expectRefusal(answer, [403]).code).toBe('licence-missing')
})
