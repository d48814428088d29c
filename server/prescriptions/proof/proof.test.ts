import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PharmacyPrescription } from '#contract/pharmacies.ts'
import type { IssuedPrescription, Prescription } from '#contract/prescriptions.ts'
import type { Verification } from '#contract/verification.ts'
import { call } from '../../testing/call.ts'
import { testCatalogue, uidOfDrug } from '../../testing/clinical/catalogue.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../../testing/factories.ts'
import { INSTRUCTIONS, issuePrescriptionFor } from '../../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'

// Tests of how a prescription is verified (mexico.md 9 B), over the whole server. Dispensing is tested in law.test.ts.

let server: TestServer
let doctor: TestDoctor
let uid: string
let pharmacy: { auth: { authorization: string } }
const today = new Date()

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue })
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor, { phone: '5512345678' })).uid
  pharmacy = await createPharmacy(server)
})
afterEach(() => {
  server.clock.now = today
})
afterAll(() => server.close())

const prescribe = (generic: string, qty = 1, refills = 0): Promise<IssuedPrescription> =>
  issuePrescriptionFor(server, doctor, uid, {
    medications: [{ drug_upc: uidOfDrug(generic), instructions: INSTRUCTIONS, qty, refills }],
  })

const atCounter = async (rx: IssuedPrescription): Promise<PharmacyPrescription> =>
  (await call(server, `GET /api/v2/pharmacy/rx/${rx.signature}`, { headers: pharmacy.auth })).json()

const verify = async (rx: IssuedPrescription): Promise<Verification> =>
  (await call(server, `GET /api/v2/verify/${rx.signature}/`)).json()

describe('proof', () => {
  test('B2 the server sets the date, and the audit trail has the same instant', async () => {
    const rx = await issuePrescriptionFor(server, doctor, uid, {
      issued_at: '2001-01-01',
      created_at: '2001-01-01',
    })
    expect(rx.issued_at).toBe(server.clock.now.toISOString())
    await withClient(server.ownerUrl, async (client) => {
      const trail = await client.query(
        `select at from audit_event where action = 'prescription.issued' and object_id = $1`,
        [rx.id],
      )
      expect(trail.rows[0]?.at.toISOString()).toBe(rx.issued_at)
    })
  })

  test('B10 no method changes an issued prescription', async () => {
    const rx = await prescribe('Cuatropril')
    const read = async (): Promise<Prescription> =>
      (await call(server, `GET /api/v2/rx-endpoint/${rx.signature}`, { headers: doctor.auth })).json()
    const before = await read()
    for (const method of ['PATCH', 'PUT', 'DELETE', 'POST']) {
      const answer = await call(server, `${method} /api/v2/rx-endpoint/${rx.signature}`, {
        headers: doctor.auth,
        body: { diagnosis: 'otra' },
      })
      expect(answer.statusCode).toBe(405)
    }
    expect(await read()).toEqual(before)
  })

  test('B10 later changes of patient and doctor do not affect it', async () => {
    const other = await createDoctor(server)
    const patient = await createPatient(server, other)
    const rx = await issuePrescriptionFor(server, other, patient.uid)
    await call(server, `PATCH /api/v2/patient/${patient.uid}/`, {
      headers: other.auth,
      body: { name: 'Nombre Nuevo' },
    })
    expect(await verify(rx)).toMatchObject({ authentic: true, patient: { name: patient.name } })
    expect((await atCounter(rx)).patient.name).toBe(patient.name)
  })

  test('B11 the same content issued twice has two identifiers that nobody can guess', async () => {
    const [a, b] = [await prescribe('Cuatropril'), await prescribe('Cuatropril')]
    for (const key of ['id', 'signature', 'code'] as const) expect(a[key]).not.toBe(b[key])
    expect(a.signature).toMatch(/^[0-9a-f]{64}$/)
  })

  test('B13 payload, hash, signature and the state of the certificate of conservation are stored', async () => {
    const rx = await prescribe('Cuatropril')
    await withClient(server.ownerUrl, async (client) => {
      const kept = await client.query(
        `select encode(sha256(payload::bytea), 'hex') = signature as hashed, octet_length(signed) as signed,
                conservation, payload::jsonb ->> 'law_version' <> '' as law
         from prescription where id = $1`,
        [rx.id],
      )
      expect(kept.rows).toEqual([{ hashed: true, signed: 64, conservation: 'pending', law: true }])
    })
  })

  test('B14 a change of any signed part, or of what is dispensed from, is noticed', async () => {
    for (const change of [
      `update prescription set payload = jsonb_set(payload::jsonb, '{valid_until}', '"2099-01-01"')::text where id = $1`,
      `update prescription set payload = payload || ' ' where id = $1`,
      `update prescription_item set via = 'rectal' where prescription_id = $1`,
      `update prescription_item set antibiotic = not antibiotic where prescription_id = $1`,
      `update prescription_item set substitution_allowed = not substitution_allowed where prescription_id = $1`,
      `update prescription set valid_until = valid_until + 30 where id = $1`,
      `update prescription set document_kind = 'handwritten' where id = $1`,
    ]) {
      const rx = await prescribe('Cuatropril')
      expect((await verify(rx)).authentic).toBe(true)
      await withClient(server.ownerUrl, async (client) => {
        await client.query('set session_replication_role = replica')
        await client.query(change, [rx.id])
      })
      expect((await verify(rx)).authentic, change).toBe(false)
    }
  })

  test('B1, A9 a sheet shows a specialty only with its licence', async () => {
    const plain = await createDoctor(server, { specialty: 'Cardiología', specialty_cedula: '' })
    const rx = await issuePrescriptionFor(server, plain, (await createPatient(server, plain)).uid)
    expect((await verify(rx)).prescriber.specialty).toBe('')
    expect((await verify(await prescribe('Cuatropril'))).prescriber.specialty).toBe('Medicina interna')
  })

  test.each([
    ['A1', { cedula: '' }, 403, 'licence-missing'],
    ['A2', { specialty_verified: false }, 403, 'licence-unverified'],
    ['A3', { profession: 'nadie' }, 403, 'profession-not-allowed'],
    ['A8', { institution: '' }, 422, 'prescriber-incomplete'],
    ['B1', { phone: '' }, 422, 'prescriber-incomplete'],
  ])('%s the server refuses, and stores nothing', async (_rule, profile, status, code) => {
    const lacking = await createDoctor(server, profile)
    const answer = await call(server, 'POST /api/v2/rx-endpoint/', {
      headers: lacking.auth,
      body: {
        patient: { name: 'Ana Ficticia', date_of_birth: '1990-01-01' },
        medications: [{ drug_upc: uidOfDrug('Cuatropril'), instructions: INSTRUCTIONS }],
      },
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
    // The patient whom the request gave by name was not added either, because the issue was refused.
    const patients = await call(server, 'GET /api/v2/patient/', { headers: lacking.auth })
    expect(patients.json()).toEqual([])
  })
})
