import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Alternative, SearchMark } from '#contract/medications/safety-choice.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

/** Adds a patient with this record, in which all other sections are answered with "none". */
async function patientWith(columns: Record<string, unknown>, born?: string): Promise<string> {
  const { uid } = await createPatient(server, doctor, born === undefined ? {} : { date_of_birth: born })
  const all = { allergies: [], conditions: [], medication: [], ...columns }
  const names = Object.keys(all)
  await withClient(server.ownerUrl, (client) =>
    client.query(
      `insert into patient_record (doctor_id, patient_id, ${names.join(', ')})
       select doctor_id, id, ${names.map((_, i) => `$${i + 2}::jsonb`).join(', ')} from patient where uid = $1`,
      [uid, ...Object.values(all).map((value) => JSON.stringify(value))],
    ),
  )
  return uid
}

const row = (key: string, presentation: string) => ({ key, presentation, instructions: '' })
const CALLS = {
  marks: 'POST /api/v2/safety/marks/',
  alternatives: 'POST /api/v2/safety/alternatives/',
} as const
const ask = (path: keyof typeof CALLS, body: Record<string, unknown>, headers = doctor.auth) =>
  call(server, CALLS[path], { headers, body })
const marksOf = async (patient: string, rows: ReturnType<typeof row>[] = []) => {
  const answer = await ask('marks', { patient, rows })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ marks: SearchMark[] }>().marks
}
const markOf = (marks: SearchMark[], generic: string, route = 'oral') =>
  marks.find((mark) => mark.generic === generic && mark.route === route)

describe('marks of the search', () => {
  test('name allergy and duplicate, and leave what is safe unmarked', async () => {
    const penicillin = { key: 'amoxicilina', name: 'amoxicilina', text: 'Amoxicilina', reaction: '' }
    const marks = await marksOf(await patientWith({ allergies: [penicillin] }), [
      row('a', 'Losartán tableta 50 mg'),
    ])
    expect(markOf(marks, 'Amoxicilina')).toMatchObject({ kinds: ['allergy'], stops: true })
    expect(markOf(marks, 'Losartán')?.kinds).toContain('duplicate')
    expect(markOf(marks, 'Loratadina')).toBeUndefined()
  })

  test('say at the lowest level that the patient takes a drug already, by record or prescription', async () => {
    const taken = { key: 'm', drug_upc: '', since: null, stopped_on: null }
    const losartan = { ...taken, text: 'Losartán tableta 50 mg', instructions: '1 tab c/24h' }
    const patient = await patientWith({ medication: [losartan] })
    const repeated = { kinds: ['repeat'], severity: 'minor', stops: false }
    expect(markOf(await marksOf(patient), 'Losartán')).toMatchObject(repeated)
    // Beside a row with losartan, losartan is a duplicate of that row.
    const marks = await marksOf(patient, [row('a', 'Losartán tableta 50 mg')])
    expect(markOf(marks, 'Losartán')).toMatchObject({ kinds: ['duplicate'], severity: 'serious' })
    // Enalapril adds up with the losartan of the record.
    expect(markOf(await marksOf(patient), 'Enalapril')).toMatchObject({ severity: 'serious' })

    const other = await patientWith({})
    const medications = [
      {
        presentation: 'Losartán tabletas 50 mg',
        instructions: 'Tomar 1 tableta por vía oral cada 24 horas por 30 días',
      },
    ]
    const body = { patient: { uid: other }, medications }
    const issued = await call(server, 'POST /api/v2/rx-endpoint/', { headers: doctor.auth, body })
    expect(issued.statusCode, issued.body).toBe(201)
    expect(markOf(await marksOf(other), 'Losartán')).toMatchObject(repeated)
  })

  test('name what a child may not take', async () => {
    const marks = await marksOf(await patientWith({}, '2024-05-01'))
    expect(markOf(marks, 'Codeína')?.kinds).toContain('age')
  })

  test('without a patient only the rows of the draft count', async () => {
    const marks = await marksOf('', [row('a', 'Claritromicina tableta 500 mg')])
    expect(markOf(marks, 'Simvastatina')).toMatchObject({ kinds: ['interaction'], stops: true })
    const bare = await marksOf('')
    for (const { kinds } of bare)
      for (const kind of ['allergy', 'duplicate']) expect(kinds).not.toContain(kind)
  })
})

describe('alternatives', () => {
  const of = async (patient: string, presentation: string, more: ReturnType<typeof row>[] = []) => {
    const answer = await ask('alternatives', { patient, rows: [row('a', presentation), ...more], row: 'a' })
    expect(answer.statusCode).toBe(200)
    return answer.json<{ alternatives: Alternative[] }>().alternatives
  }

  test('to a drug that interacts are of its class and pass the checks beside the other rows', async () => {
    const found = await of(await patientWith({}), 'Simvastatina tableta 20 mg', [
      row('b', 'Claritromicina tableta 500 mg'),
    ])
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]).toMatchObject({ same: 'class', drug: { category: 'standard_drug', route: 'oral' } })
    for (const { drug } of found) expect(drug.generic).not.toMatch(/simvastatina|lovastatina/i)
  })

  test('to a drug of an allergy are not of the class that the patient is allergic to', async () => {
    const penicillins = { key: 'amoxicilina', name: 'amoxicilina', text: 'Amoxicilina', reaction: '' }
    const found = await of(await patientWith({ allergies: [penicillins] }), 'Amoxicilina cápsula 500 mg')
    for (const { drug } of found) expect(drug.generic).not.toMatch(/cilina/i)
  })

  test('to a text that names no drug are none', async () => {
    expect(await of('', 'Crema base fría')).toEqual([])
  })
})

describe('refusals', () => {
  test('a guest, a patient of another doctor, and a row that the body lacks', async () => {
    const other = await createDoctor(server)
    const { uid } = await createPatient(server, other)
    for (const path of ['marks', 'alternatives'] as const) {
      const body = {
        patient: uid,
        rows: [row('a', 'Losartán tableta 50 mg')],
        ...(path === 'marks' ? {} : { row: 'a' }),
      }
      expect((await ask(path, body)).statusCode).toBe(404)
      expect((await ask(path, body, {} as typeof doctor.auth)).statusCode).toBe(401)
    }
    expect((await ask('alternatives', { rows: [], row: 'a' })).statusCode).toBe(400)
    expect((await ask('marks', { rows: 'nada' })).statusCode).toBe(400)
  })
})
