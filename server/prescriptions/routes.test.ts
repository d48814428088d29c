import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IssuedPrescription, Prescription } from '#contract/prescriptions.ts'
import type { PageOf } from '#contract/schemas/page.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor)).uid
})
afterAll(() => server.close())

const INSTRUCTIONS = 'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.'

const draft = (more: Record<string, unknown> = {}) => ({
  patient: { uid },
  medications: [{ presentation: 'Paracetamol tabletas 500 mg', instructions: INSTRUCTIONS, qty: 2 }],
  ...more,
})

const issue = (body: unknown, headers: Record<string, string> = doctor.auth) =>
  server.app.inject({ method: 'POST', url: '/api/v2/rx-endpoint/', headers, payload: body as object })

async function issued(more: Record<string, unknown> = {}): Promise<IssuedPrescription> {
  const answer = await issue(draft(more))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<IssuedPrescription>()
}

describe('POST /api/v2/rx-endpoint/', () => {
  test('refuses more medicines than one prescription takes, names the limit and stores nothing', async () => {
    const [medication] = draft().medications
    const count = async () => {
      const list = { method: 'GET', url: '/api/v2/rx-endpoint/?limit=1', headers: doctor.auth } as const
      return (await server.app.inject(list)).json<PageOf<Prescription>>().count
    }
    const before = await count()
    const answer = await issue(draft({ medications: Array.from({ length: 300 }, () => medication) }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid-input',
      fields: { medications: ['No pueden ser más de 60.'] },
    })
    expect(await count()).toBe(before)
  })

  test('takes hospital 0 as none, and prints the default workplace', async () => {
    const rx = await issued({ hospital: 0 })
    expect(rx.hospital).toBe(doctor.hospitalId)
  })

  test('issues a prescription with signature, code, rows, mail and audit events', async () => {
    const rx = await issued({ diagnosis: 'Cefalea (R51)', folio_externo: 'X-1' })
    expect(rx.signature).toMatch(/^[0-9a-f]{64}$/)
    expect(rx.medications).toMatchObject([
      { qty: 2, qty_label: '2', bought_qty: 0, category: 'standard_drug' },
    ])
    expect(rx.additional_data).toEqual({ folio_externo: 'X-1' })
    expect(rx.sent).toBeNull()
    await withClient(server.ownerUrl, async (client) => {
      const mails = await client.query('select state, recipient from mail where prescription_id = $1', [
        rx.id,
      ])
      expect(mails.rows).toEqual([{ state: 'pending', recipient: 'paciente@correo.example' }])
      const trail = await client.query(
        `select action from audit_event where object_kind = 'prescription' and object_id = $1`,
        [rx.id],
      )
      expect(trail.rows).toEqual([{ action: 'prescription.issued' }])
    })
    const read = (path: string) =>
      server.app.inject({ url: `/api/v2/rx-endpoint/${path}`, headers: doctor.auth })
    expect((await read(rx.signature)).json()).toMatchObject({ additional_data: { folio_externo: 'X-1' } })
    const listed = (await read('?limit=1')).json<PageOf<Prescription>>().results[0]
    expect(listed).toMatchObject({ signature: rx.signature })
    expect(listed).not.toHaveProperty('additional_data')
  })

  // The additional data of the request are `{"folio":"..."}`, which has 12 characters beside the value.
  test.each([
    [15_988, 201],
    [15_989, 400],
  ])('additional data with a value of %i characters: %i', async (length, status) => {
    const answer = await issue(draft({ folio: 'ñ'.repeat(length) }))
    expect(answer.statusCode).toBe(status)
    if (status === 400)
      expect(answer.body).toContain('Los datos adicionales no pueden pasar de 16,000 caracteres.')
  })

  test('makes one prescription and one mail for a repeated idempotency key, also in concurrent calls', async () => {
    const headers = { ...doctor.auth, 'idempotency-key': 'doble-clic' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => issue(draft(), headers)))
    expect(answers.map((a) => a.statusCode)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map((a) => a.json<IssuedPrescription>().signature)).size).toBe(1)
    const other = await issue(draft({ diagnosis: 'otra' }), headers)
    expect(other.statusCode).toBe(422)
    expect(other.json()).toMatchObject({ code: 'key-reused' })
  })

  test('refuses a guest, a pharmacy, another doctor’s patient', async () => {
    expect((await issue(draft(), {})).statusCode).toBe(401)
    expect((await issue(draft(), (await createPharmacy(server)).auth)).statusCode).toBe(403)
    const stranger = await createDoctor(server)
    const answer = await issue(draft(), stranger.auth)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      fields: { 'patient.uid': ['No se encontró este paciente entre los suyos.'] },
    })
  })

  test('never finds a patient of another name or birth by an integrator’s file number', async () => {
    const written = { name: 'Ana Ficticia', date_of_birth: '1990-01-31', external_patient_file: 'EXP-77' }
    const first = await issue(draft({ patient: written }))
    const again = await issue(draft({ patient: { ...written, name: 'ANA FICTICIA' } }))
    expect(again.json<IssuedPrescription>().patient).toEqual(first.json<IssuedPrescription>().patient)
    for (const other of [{ name: 'Beto Ficticio' }, { date_of_birth: '1991-01-31' }]) {
      const answer = await issue(draft({ patient: { ...written, ...other } }))
      expect(answer.statusCode).toBe(400)
      expect(answer.json<{ fields: object }>().fields).toHaveProperty(['patient.external_patient_file'])
    }
  })

  test('returns errors by field, in Spanish', async () => {
    const answer = await issue({
      patient: {},
      medications: [{ presentation: 'Paracetamol', instructions: '', x: 1 }],
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ fields: object }>().fields).toEqual({
      'medications.0.instructions': ['Este campo no puede estar en blanco.'],
      'medications.0.x': ['Este campo no existe.'],
    })
  })
})

describe('GET /api/v2/rx-endpoint/', () => {
  test('lists the newest first, searches without accents, and links to the next page', async () => {
    const author = await createDoctor(server)
    const patient = await createPatient(server, author, { name: 'Íñigo Muñoz Árbol' })
    for (const diagnosis of ['Uno', 'Dos', 'Tres']) {
      const body = { ...draft({ diagnosis }), patient: { uid: patient.uid } }
      expect((await issue(body, author.auth)).statusCode).toBe(201)
    }
    const list = async (query: string) =>
      (await server.app.inject({ url: `/api/v2/rx-endpoint/?${query}`, headers: author.auth })).json<
        PageOf<Prescription>
      >()
    const all = await list('limit=0')
    expect([all.count, all.results.map((r) => r.diagnosis)]).toEqual([3, ['Tres', 'Dos', 'Uno']])
    expect((await list('search=munoz+arb')).count).toBe(3)
    expect((await list('search=dos')).results.map((r) => r.diagnosis)).toEqual(['Dos'])
    expect((await list('search=nadie')).count).toBe(0)
    // The doctor searches for what a patient or a pharmacy names on the phone: a medicine, or the printed code.
    expect((await list('search=paracetamol')).count).toBe(3)
    const [newest] = all.results
    const printed = formatCode(newest?.code ?? '').toLowerCase()
    expect((await list(`search=${printed}`)).results).toEqual([newest])
    expect((await list(`search=${printed}&offset=2`)).results).toEqual([])
    expect((await list(`search=uno&offset=${Number.MAX_SAFE_INTEGER}`)).results).toEqual([])
    const first = await list('limit=2')
    expect(first.next).toBe('https://recetas.example/api/v2/rx-endpoint/?limit=2&offset=2')
    expect((await list('limit=2&offset=2')).results.map((r) => r.diagnosis)).toEqual(['Uno'])
  })

  test('external_patient_file gives the prescriptions of one file number, alone and within a search', async () => {
    const author = await createDoctor(server)
    const written = { name: 'Ana Ficticia', date_of_birth: '1990-01-31' }
    for (const [external_patient_file, diagnosis] of [
      ['EXP-1', 'Uno'],
      ['EXP-2', 'Dos'],
      ['EXP-2', 'Tres'],
    ]) {
      const name = external_patient_file === 'EXP-1' ? 'Beto Ficticio' : written.name
      const body = { ...draft({ diagnosis }), patient: { ...written, name, external_patient_file } }
      expect((await issue(body, author.auth)).statusCode).toBe(201)
    }
    const found = async (query: string) => {
      const url = `/api/v2/rx-endpoint/?${query}`
      const page = (await server.app.inject({ url, headers: author.auth })).json<PageOf<Prescription>>()
      return [page.count, page.results.map((r) => r.diagnosis)]
    }
    expect(await found('external_patient_file=EXP-2')).toEqual([2, ['Tres', 'Dos']])
    expect(await found('external_patient_file=EXP-2&limit=1&offset=1')).toEqual([2, ['Dos']])
    expect(await found('external_patient_file=EXP-2&search=paracetamol&limit=1')).toEqual([2, ['Tres']])
    expect(await found('external_patient_file=EXP-1&search=tres')).toEqual([0, []])
    expect(await found('external_patient_file=EXP-3')).toEqual([0, []])
  })
})
