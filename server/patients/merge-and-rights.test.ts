import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Duplicates } from '#contract/patients/patient-merge.ts'
import type { PatientExport, Privacy } from '#contract/patients/patient-privacy.ts'
import type { PatientRecord } from '#contract/patients/patient-record.ts'
import type { Patient } from '#contract/patients/patients.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { makeMedication, issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let stranger: TestDoctor
const today = mexicoDay(new Date())
const consent = { version: healthDataConsent.version, method: 'handwritten-signature', on: today }

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  stranger = await createDoctor(server)
})
afterAll(() => server.close())

const get = (at: string, who = doctor) => call(server, `GET ${at}`, { headers: who.auth })
const send = (endpoint: string, body: unknown, who = doctor) =>
  call(server, endpoint, { headers: who.auth, body })
const save = (uid: string, body: Record<string, unknown>, who = doctor) =>
  send(`PATCH /api/v2/patient/${uid}/record/`, { version: 0, consent, ...body }, who)
const read = async (uid: string) => (await get(`/api/v2/patient/${uid}/record/`)).json<PatientRecord>()

describe('two records of one person', () => {
  const born = { curp: 'SABC560626MDFLRN01', date_of_birth: '1956-06-26', gender: 'F' } as const
  const pair = async () => {
    const kept = await createPatient(server, doctor, {
      name: 'Concepción Salas Bravo',
      ...born,
      phone: '55 1111 2222',
    })
    const gone = await createPatient(server, doctor, {
      name: 'Concha Salas Bravo',
      ...born,
      phone: '55 3333 4444',
    })
    await save(kept.uid, { allergies: [{ text: 'Látex' }] })
    await save(gone.uid, {
      allergies: [{ key: '@penicillins', text: 'Penicilinas' }],
      weight: { kg: 60, on: today },
    })
    return { kept, gone }
  }
  const choice = (other: string, more: object = {}) => ({
    other,
    version: 1,
    other_version: 1,
    fields: ['phone'],
    sections: ['weight'],
    joined: ['allergies'],
    ...more,
  })
  const duplicates = async (uid: string) =>
    (await get(`/api/v2/patient/${uid}/duplicates/`)).json<Duplicates>()

  test('a save of the merged patient’s old version does not overwrite the kept one', async () => {
    const { kept, gone } = await pair()
    expect((await send(`POST /api/v2/patient/${kept.uid}/merge/`, choice(gone.uid))).statusCode).toBe(200)
    const { version } = (await get(`/api/v2/patient/${kept.uid}/`)).json<Patient>()
    const late = await send(`PATCH /api/v2/patient/${gone.uid}/`, { version, name: 'Concha Salas Bravo' })
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'patient-stale'])
    expect(
      (await send(`PATCH /api/v2/patient/${kept.uid}/`, { version, location: 'Colima' })).statusCode,
    ).toBe(202)
  })

  test('are found by CURP, by name with birth, by almost the same name with age, and by phone', async () => {
    const same = { name: 'José Núñez Ficticio', date_of_birth: '1971-02-03' }
    const a = await createPatient(server, doctor, { ...same, phone: '+52 55 9090 9090' })
    const b = await createPatient(server, doctor, { ...same, name: 'JOSE NUNEZ FICTICIO' })
    const c = await createPatient(server, doctor, { name: 'Otra Persona', phone: '5590909090' })
    await createPatient(server, doctor, { name: 'Nadie Parecido', date_of_birth: '1971-02-03' })
    const byAge = { date_of_birth: '1970-01-01', birth_approximate: true }
    const d = await createPatient(server, doctor, { ...byAge, name: 'José Núñes Ficticio' })
    const { candidates } = await duplicates(a.uid)
    expect(candidates.map(({ patient, likeness }) => [patient.uid, likeness])).toEqual([
      [b.uid, ['name']],
      [d.uid, ['name-spelt-age']],
      [c.uid, ['phone']],
    ])
  })

  test('are merged: choices apply, the old uid answers, prescriptions follow, signed uids stay', async () => {
    const { kept, gone } = await pair()
    const before = await issuePrescriptionFor(server, doctor, gone.uid, { medications: [makeMedication()] })
    const merged = await send(`POST /api/v2/patient/${kept.uid}/merge/`, choice(gone.uid))
    expect(merged.statusCode, merged.body).toBe(200)
    expect(merged.json<Patient>()).toMatchObject({
      uid: kept.uid,
      name: 'Concepción Salas Bravo',
      phone: '55 3333 4444',
    })
    expect((await get(`/api/v2/patient/${gone.uid}/`)).json<Patient>().uid).toBe(kept.uid)
    const record = await read(gone.uid)
    expect(record.allergies?.map(({ text }) => text)).toEqual(['Látex', 'Penicilinas'])
    expect(record).toMatchObject({ uid: kept.uid, weight: { kg: 60 } })
    const after = await issuePrescriptionFor(server, doctor, gone.uid, { medications: [makeMedication()] })
    expect(after.patient.uid).toBe(kept.uid)
    const list = (await get(`/api/v2/patient/${kept.uid}/prescriptions/`)).json<{
      results: { signature: string }[]
    }>()
    expect(list.results.map(({ signature }) => signature)).toEqual([after.signature, before.signature])
    const found = (await get('/api/v2/patients/?search=concha')).json<{ count: number }>()
    expect(found.count).toBe(0)
    const { data, page } = (await get(`/api/v2/patient/${kept.uid}/export/`)).json<{
      data: PatientExport
      page: string
    }>()
    expect(data.prescriptions).toHaveLength(2)
    expect(data.merged.map(({ uid }) => uid)).toEqual([gone.uid])
    expect(page).toContain('Concepci')
  })

  test('are separated again; values changed since stay', async () => {
    const { kept, gone } = await pair()
    await send(`POST /api/v2/patient/${kept.uid}/merge/`, choice(gone.uid))
    await save(kept.uid, { version: 2, conditions: [{ code: 'I10', name: 'Hipertensión' }] })
    const undone = await send(`POST /api/v2/patient/${kept.uid}/merge/undo/`, {})
    expect(undone.statusCode, undone.body).toBe(200)
    expect(undone.json<Patient>().phone).toBe('55 1111 2222')
    expect((await get(`/api/v2/patient/${gone.uid}/`)).json<Patient>().uid).toBe(gone.uid)
    expect(await read(kept.uid)).toMatchObject({
      allergies: [{ text: 'Látex' }],
      weight: null,
      conditions: [{ code: 'I10' }],
    })
    expect((await get('/api/v2/patients/?search=concha')).json<{ count: number }>().count).toBeGreaterThan(0)
    expect((await send(`POST /api/v2/patient/${kept.uid}/merge/undo/`, {})).statusCode).toBe(404)
  })

  test('merged earlier into one of them move along, and back when the merge is undone', async () => {
    const { kept, gone } = await pair()
    const first = await createPatient(server, doctor, { name: 'Primera Doble' })
    const plain = { fields: [], sections: [], joined: [] }
    await send(`POST /api/v2/patient/${gone.uid}/merge/`, choice(first.uid, { ...plain, other_version: 0 }))
    await send(
      `POST /api/v2/patient/${kept.uid}/merge/`,
      choice(gone.uid, { ...plain, version: 1, other_version: 2 }),
    )
    expect((await get(`/api/v2/patient/${first.uid}/`)).json<Patient>().uid).toBe(kept.uid)
    await send(`POST /api/v2/patient/${kept.uid}/merge/undo/`, {})
    expect((await get(`/api/v2/patient/${first.uid}/`)).json<Patient>().uid).toBe(gone.uid)
  })

  test('can’t be separated after 30 days', async () => {
    const { kept, gone } = await pair()
    await send(`POST /api/v2/patient/${kept.uid}/merge/`, choice(gone.uid))
    server.clock.now = new Date(Date.now() + 31 * 86_400_000)
    const { merged } = await duplicates(kept.uid)
    const late = await send(`POST /api/v2/patient/${kept.uid}/merge/undo/`, {})
    server.clock.now = new Date()
    expect(merged).toMatchObject([{ uid: gone.uid, undo_until: null }])
    expect(late.json<{ code: string }>().code).toBe('merge-final')
  })

  test('of another doctor, of the same patient, or of an old version can’t be merged', async () => {
    const { kept, gone } = await pair()
    const foreign = await createPatient(server, stranger)
    expect((await send(`POST /api/v2/patient/${kept.uid}/merge/`, choice(foreign.uid))).statusCode).toBe(404)
    expect(
      (await send(`POST /api/v2/patient/${kept.uid}/merge/`, choice(gone.uid), stranger)).statusCode,
    ).toBe(404)
    expect((await send(`POST /api/v2/patient/${kept.uid}/merge/`, choice(kept.uid))).statusCode).toBe(400)
    const stale = await send(
      `POST /api/v2/patient/${kept.uid}/merge/`,
      choice(gone.uid, { other_version: 0 }),
    )
    expect(stale.json<{ code: string }>().code).toBe('record-stale')
  })
})

describe('rights of patients', () => {
  test('I4 a request is recorded with its last day, answered once, with what the law keeps', async () => {
    const { uid } = await createPatient(server, doctor)
    await issuePrescriptionFor(server, doctor, uid, { medications: [makeMedication()] })
    const noted = await send(`POST /api/v2/patient/${uid}/requests/`, {
      kind: 'cancellation',
      received_on: today,
    })
    expect(noted.statusCode, noted.body).toBe(201)
    const { requests, kept_until: until } = noted.json<Privacy>()
    expect(until?.slice(0, 4)).toBe(String(Number(today.slice(0, 4)) + 5))
    const [request] = requests
    expect(request?.due_on && request.due_on > addDays(today, 25)).toBe(true)
    const answer = { answered_on: today, answer: 'Se conserva lo que pide la norma' }
    const at = `POST /api/v2/patient/${uid}/requests/${request?.id}/answer/`
    expect((await send(at, answer)).json<Privacy>().requests).toMatchObject([answer])
    expect((await send(at, answer)).statusCode).toBe(404)
    expect(
      (
        await send(`POST /api/v2/patient/${uid}/requests/`, {
          kind: 'access',
          received_on: addDays(today, 3),
        })
      ).statusCode,
    ).toBe(400)
  })

  test('I4 the term is doubled once, and granted requests take effect within 15 working days', async () => {
    const { uid } = await createPatient(server, doctor)
    const monday = '2026-11-02'
    server.clock.now = new Date('2026-11-03T18:00:00Z')
    const noted = await send(`POST /api/v2/patient/${uid}/requests/`, { kind: 'access', received_on: monday })
    const [request] = noted.json<Privacy>().requests
    expect(request).toMatchObject({ due_on: '2026-11-30', extended_on: null, effect_due_on: null })
    const at = `POST /api/v2/patient/${uid}/requests/${request?.id}`
    expect((await send(`${at}/extend/`, undefined, stranger)).statusCode).toBe(404)
    const extended = await send(`${at}/extend/`, undefined)
    expect(extended.json<Privacy>().requests).toMatchObject([
      { due_on: '2026-12-28', extended_on: '2026-11-03' },
    ])
    expect((await send(`${at}/extend/`, undefined)).statusCode).toBe(404)
    const answered = await send(`${at}/answer/`, { answered_on: '2026-11-03', answer: 'Se le entregan' })
    expect(answered.json<Privacy>().requests).toMatchObject([{ effect_due_on: '2026-11-24' }])
    const late = (
      await send(`POST /api/v2/patient/${uid}/requests/`, { kind: 'access', received_on: '2026-01-05' })
    )
      .json<Privacy>()
      .requests.find(({ answered_on: on }) => on === null)
    expect(
      (await send(`POST /api/v2/patient/${uid}/requests/${late?.id}/extend/`, undefined)).statusCode,
    ).toBe(409)
    server.clock.now = new Date()
  })

  test('I6 all data are exported in both formats, and the export is recorded', async () => {
    const { uid } = await createPatient(server, doctor, { name: 'Ana <script>alert(1)</script>' })
    await save(uid, { allergies: [{ text: 'Látex & <b>más</b>' }] })
    const rx = await issuePrescriptionFor(server, doctor, uid, { medications: [makeMedication()] })
    const answer = await get(`/api/v2/patient/${uid}/export/`)
    expect(answer.statusCode, answer.body).toBe(200)
    const { data, page } = answer.json<{ data: PatientExport; page: string }>()
    expect(data.prescriptions).toMatchObject([{ signature: rx.signature, content: { patient: { uid } } }])
    expect(data.events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['patient.added', 'record.changed', 'consent.recorded', 'patient.exported']),
    )
    expect(page).not.toMatch(/<script|<b>/)
    expect(page).toContain('&#60;b&#62;')
  })
})

describe('a telephone number', () => {
  const add = (phone: string) =>
    send('POST /api/v2/patient/', { name: 'Con Teléfono', date_of_birth: '1990-01-01', phone })
  test.each(['', '55 1234 5678', '+1 202 555 0143', '5512345678 ext. 12', '12345678', '044 55 1234 5678'])(
    '“%s” is stored as it came',
    async (phone) => expect((await add(phone)).json<Patient>().phone).toBe(phone),
  )
  test.each(['no tiene', '12', '+52 12', '123456789012345678', 'javascript:1'])(
    '“%s” is refused',
    async (phone) =>
      expect(Object.keys((await add(phone)).json<{ fields: object }>().fields)).toEqual(['phone']),
  )
})
