import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AlikePatient } from '#contract/patients/patient-merge.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import { call, refusal } from '../testing/call.ts'
import { createDoctor, createAssistant, createPatient, type TestDoctor } from '../testing/factories.ts'
import { makeMedication } from '../testing/issue.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'
import { agedAlike, likePatients } from './merge-queries.ts'

let server: TestServer
let doctor: TestDoctor
let stranger: TestDoctor
let kept: { uid: string }
const lucia = { name: 'Lucía Mendoza Ejemplo', date_of_birth: '1992-03-14' }
const typed = { ...lucia, name: 'LUCIA  MENDOZA EJEMPLO', gender: 'F' }
const CURP = 'SABC560626MDFLRN01'
const OTHER_CURP = 'SABC560626MDFLRN19'
const today = mexicoDay(new Date())
const consent = { version: healthDataConsent.version, method: 'handwritten-signature', on: today }

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  stranger = await createDoctor(server)
  kept = await createPatient(server, doctor, { ...lucia, gender: 'F', phone: '+525511112222', email: '' })
  const allergies = [{ key: '@penicillins', text: 'Penicilinas' }]
  const body = { version: 0, consent, allergies }
  const saved = await call(server, `PATCH /api/v2/patient/${kept.uid}/record/`, {
    headers: doctor.auth,
    body,
  })
  expect(saved.statusCode, saved.body).toBe(200)
})
afterAll(() => server.close())

const ask = (body: object, headers: Record<string, string> = doctor.auth) =>
  call(server, 'POST /api/v2/patients/alike/', { headers, body })
const found = async (body: object, who = doctor) =>
  (await ask(body, who.auth)).json<{ results: AlikePatient[] }>().results

describe('a similar patient', () => {
  test('is found by name and birth, ignoring accents, with the warnings of the record', async () => {
    expect(await found(typed)).toMatchObject([
      { patient: { uid: kept.uid, ...lucia }, likeness: ['name'], allergies: 'recorded' },
    ])
  })

  test('is found by name and age, in any order of words', async () => {
    const born = { name: 'Guadalupe Simulada Pérez', date_of_birth: '1949-08-20', gender: 'F' as const }
    const exact = await createPatient(server, doctor, born)
    const byAge = { name: 'guadalupe simulada perez', birth_approximate: true, gender: 'F' }
    const reasons = async (body: object, who = doctor) =>
      (await found(body, who)).map(({ patient, likeness }) => [patient.uid, likeness])
    for (const year of ['1948', '1950'])
      expect(await reasons({ ...byAge, date_of_birth: `${year}-01-01` })).toEqual([[exact.uid, ['name-age']]])
    const turned = { ...byAge, name: 'Pérez Simulada, Guadalupe', date_of_birth: '1949-01-01' }
    expect(await reasons(turned)).toEqual([[exact.uid, ['name-age']]])
    expect(await reasons(turned, stranger)).toEqual([])
    expect(await reasons({ ...turned, name: 'Guadalupe Simulada' })).toEqual([])
    // The stored patient has only an age, and the typed patient has a date of birth.
    const birthAsAge = { name: 'Eusebio Simulado Ruiz', date_of_birth: '1950-01-01', birth_approximate: true }
    const aged = await createPatient(server, doctor, birthAsAge)
    expect(await reasons({ name: birthAsAge.name, date_of_birth: '1949-11-30' })).toEqual([
      [aged.uid, ['name-age']],
    ])
  })

  test('is found by the same birth and a name with one wrong letter', async () => {
    const spelt = { ...typed, name: 'Lucía Mendosa Ejemplo' }
    expect(await found(spelt)).toMatchObject([{ patient: { uid: kept.uid }, likeness: ['name-spelt'] }])
    expect(await found({ ...spelt, name: 'Lucía Mendoza Ejenplos' })).toEqual([])
    expect(await found({ ...spelt, date_of_birth: '1992-03-15' })).toEqual([])
    expect(await found({ ...spelt, gender: 'M' })).toEqual([])
    expect(await found(spelt, stranger)).toEqual([])
  })

  test.each([
    // The typed patient has only an age. The form sends an age of 34 in 2026 as born on 1 January 1992.
    { stored: '1990-12-31', typedBirth: '1992-01-01', byAge: 'typed', isFound: false },
    { stored: '1991-01-01', typedBirth: '1992-01-01', byAge: 'typed', isFound: true },
    { stored: '1991-01-02', typedBirth: '1992-01-01', byAge: 'typed', isFound: true },
    { stored: '1992-01-01', typedBirth: '1992-01-01', byAge: 'typed', isFound: true },
    { stored: '1993-12-30', typedBirth: '1992-01-01', byAge: 'typed', isFound: true },
    { stored: '1993-12-31', typedBirth: '1992-01-01', byAge: 'typed', isFound: true },
    { stored: '1994-01-01', typedBirth: '1992-01-01', byAge: 'typed', isFound: false },
    // The stored patient has only an age, 34 years in 2026. The typed patient has a date of birth.
    { stored: '1992-01-01', typedBirth: '1990-12-31', byAge: 'stored', isFound: false },
    { stored: '1992-01-01', typedBirth: '1991-01-01', byAge: 'stored', isFound: true },
    { stored: '1992-01-01', typedBirth: '1991-01-02', byAge: 'stored', isFound: true },
    { stored: '1992-01-01', typedBirth: '1993-12-30', byAge: 'stored', isFound: true },
    { stored: '1992-01-01', typedBirth: '1993-12-31', byAge: 'stored', isFound: true },
    { stored: '1992-01-01', typedBirth: '1994-01-01', byAge: 'stored', isFound: false },
    // Both patients have only an age.
    { stored: '1990-01-01', typedBirth: '1992-01-01', byAge: 'both', isFound: false },
    { stored: '1991-01-01', typedBirth: '1992-01-01', byAge: 'both', isFound: true },
    { stored: '1992-01-01', typedBirth: '1992-01-01', byAge: 'both', isFound: true },
    { stored: '1993-01-01', typedBirth: '1992-01-01', byAge: 'both', isFound: true },
    { stored: '1994-01-01', typedBirth: '1992-01-01', byAge: 'both', isFound: false },
    // Two patients with dates of birth are alike only if both dates are equal.
    { stored: '1991-12-31', typedBirth: '1992-01-01', byAge: 'neither', isFound: false },
    { stored: '1992-01-02', typedBirth: '1992-01-01', byAge: 'neither', isFound: false },
  ])(
    'with one wrong letter, born $stored, is found for $typedBirth with an age of $byAge: $isFound',
    async ({ stored, typedBirth, byAge, isFound }) => {
      const other = await createDoctor(server)
      const patient = await createPatient(server, other, {
        name: 'Lucía Mendoza Simulada',
        date_of_birth: stored,
        birth_approximate: byAge === 'stored' || byAge === 'both',
        gender: 'F',
      })
      const sent = {
        name: 'Lucia Mendosa Simulada',
        date_of_birth: typedBirth,
        birth_approximate: byAge === 'typed' || byAge === 'both',
        gender: 'F',
      }
      const reasons = async (body: object) =>
        (await found(body, other)).map(({ patient: { uid }, likeness }) => [uid, likeness])
      expect(await reasons(sent)).toEqual(isFound ? [[patient.uid, ['name-spelt-age']]] : [])
      expect(await reasons({ ...sent, name: 'Lusia Mendosa Simulada' })).toEqual([])
      expect(await reasons({ ...sent, gender: 'M' })).toEqual([])
      expect(await found(sent, stranger)).toEqual([])
    },
  )

  test('is found by age and a name with one wrong letter among very many patients of that age', async () => {
    const busy = await createDoctor(server)
    await withClient(server.ownerUrl, async (client) => {
      await client.query(
        `insert into patient (doctor_id, uid, name, date_of_birth, birth_approximate)
         select $1, gen_random_uuid(), 'Paciente ' || n, '1992-01-01', true from generate_series(1, 1000) n`,
        [busy.id],
      )
    })
    const hers = { name: 'Lucía Mendoza Simulada', date_of_birth: '1992-01-01', birth_approximate: true }
    const last = await createPatient(server, busy, hers)
    expect(await found({ ...hers, name: 'Lucía Mendosa Simulada' }, busy)).toMatchObject([
      { patient: { uid: last.uid }, likeness: ['name-spelt-age'] },
    ])
  })

  test('is found by the same name with another birth, but not with another sex', async () => {
    const other = { ...typed, date_of_birth: '1962-03-15' }
    expect(await found(other)).toMatchObject([{ patient: { uid: kept.uid }, likeness: ['name-alone'] }])
    expect(await found(other, stranger)).toEqual([])
    expect(await found({ ...other, gender: 'M' })).toEqual([])
  })

  test('is found by telephone, after those with the same name', async () => {
    const son = await createPatient(server, doctor, { name: 'Leo Ejemplo', phone: '55 9999 0000' })
    const both = await found({ ...typed, phone: '+525599990000' })
    expect(both.map(({ patient, likeness, allergies }) => [patient.uid, likeness, allergies])).toEqual([
      [kept.uid, ['name'], 'recorded'],
      [son.uid, ['phone'], 'not-asked'],
    ])
  })

  test('is not one with a different complete CURP, even a twin with the same telephone', async () => {
    const hers = CURP
    const born = { name: 'Concepción Salas Bravo', date_of_birth: '1956-06-26', gender: 'F' }
    const phone = '5588887777'
    const twin = await createPatient(server, doctor, { ...born, gender: 'F', curp: hers, phone })
    expect(await found({ ...born, phone, curp: OTHER_CURP })).toEqual([])
    // A patient with the same CURP or without a CURP is found, because nothing proves that the two are different
    // people.
    expect(await found({ ...born, curp: hers })).toMatchObject([
      { patient: { uid: twin.uid }, likeness: ['curp', 'name'] },
    ])
    expect(await found(born)).toMatchObject([{ likeness: ['name'] }])
  })

  test('is searched with indexes, however many patients there are', async () => {
    const busy = await createDoctor(server)
    const phone = '+52 55 4444 3333'
    const known = await createPatient(server, busy, { name: 'Elsa Ejemplo', phone: '(55) 4444-3333' })
    await withClient(server.ownerUrl, async (client) => {
      await client.query(
        `insert into patient (doctor_id, uid, name, date_of_birth, phone)
         select $1, gen_random_uuid(), 'Paciente ' || n, date '1940-01-01' + n, lpad(n::text, 10, '7')
         from generate_series(1, 20000) n`,
        [busy.id],
      )
      await client.query('analyze patient')
    })
    const traits = {
      name: '',
      date_of_birth: '1930-01-01',
      birth_approximate: false,
      gender: 'O',
      phone,
    } as const
    const asked = { ...traits, curp: CURP }
    const plansOf = (isByAge: boolean) =>
      server.database.asDoctor(busy.id, async (sql) => {
        const query: typeof sql.query = (text, values) => sql.query(`explain ${text}`, values)
        const explain = { ...sql, query }
        const like: unknown = await likePatients(explain, busy.id, asked)
        const aged: unknown = await agedAlike(explain, busy.id, { ...asked, birth_approximate: isByAge })
        return [like, aged].map((lines) => JSON.stringify(lines))
      })
    for (const isByAge of [true, false]) {
      const [like, aged] = await plansOf(isByAge)
      expect(like).toMatch(/BitmapOr.*patient_by_curp.*patient_by_birth.*patient_by_phone/)
      expect(aged).toMatch(/patient_by_birth.*date_of_birth >=.*date_of_birth </)
    }
    expect(await found({ ...traits, name: 'Otra', gender: 'F' }, busy)).toMatchObject([
      { patient: { uid: known.uid }, likeness: ['phone'] },
    ])
  })

  test('is never one of another doctor', async () => {
    expect(await found(typed, stranger)).toEqual([])
    expect(refusal(await ask(typed, {})).status).toBe(401)
    expect(refusal(await ask({ name: '' })).status).toBe(400)
  })

  test('is shown to the doctor’s assistant with identifying data only, and to no other assistant', async () => {
    const assistant = await createAssistant(server, doctor)
    const at = (id: number) => `POST /api/v2/assistant/${id}/patients/alike/`
    const mine = await call(server, at(doctor.id), { headers: assistant.auth, body: typed })
    expect(mine.json()).toEqual({
      results: [{ patient: { uid: kept.uid, ...lucia, gender: 'F' }, likeness: ['name'] }],
    })
    const others = await call(server, at(stranger.id), { headers: assistant.auth, body: typed })
    expect(refusal(others).status).toBe(404)
    expect(refusal(await ask(typed, assistant.auth)).status).toBe(403)
  })
})

describe('a prescription with written-out patient data', () => {
  const issue = (patient: object, who = doctor) =>
    call(server, 'POST /api/v2/rx-endpoint/', {
      headers: who.auth,
      body: { patient, medications: [makeMedication()] },
    })
  const uidOf = async (patient: object, who = doctor) => {
    const answer = await issue(patient, who)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<IssuedPrescription>().patient.uid
  }

  test('is issued for the stored patient, whose allergies are checked', async () => {
    expect(await uidOf(typed)).toBe(kept.uid)
    expect(await uidOf({ ...typed, email: 'lucia@correo.example' })).toBe(kept.uid)
    const stopped = await call(server, 'POST /api/v2/rx-endpoint/', {
      headers: doctor.auth,
      body: {
        patient: typed,
        medications: [
          makeMedication({ presentation: 'Amoxicilina cápsulas 500 mg', generic: 'amoxicilina' }),
        ],
      },
    })
    expect(refusal(stopped).status).toBe(422)
    expect(stopped.body).toContain('allergy|direct-allergy|Penicilinas|amoxicilina')
  })

  test('is not issued for a patient of the same name whose birth is only similar', async () => {
    expect(await uidOf({ ...typed, date_of_birth: '1993-01-01', birth_approximate: true })).not.toBe(kept.uid)
    expect(await uidOf({ ...typed, name: 'Ejemplo Mendoza Lucía' })).not.toBe(kept.uid)
  })

  test('adds the program’s file number to the stored patient', async () => {
    const other = { name: 'Inés Ficticia Númerada', date_of_birth: '1970-07-07' }
    const known = await createPatient(server, doctor, other)
    expect(await uidOf({ ...other, external_patient_file: 'EXP-2031' })).toBe(known.uid)
    expect(await uidOf({ ...other, external_patient_file: 'EXP-2031' })).toBe(known.uid)
    expect(await uidOf({ ...other, external_patient_file: 'EXP-9999' })).not.toBe(known.uid)
  })

  test('is mailed to the address that the stored patient lacked', async () => {
    const other = { name: 'Irma Ficticia Sincorreo', date_of_birth: '1971-07-07' }
    const known = await createPatient(server, doctor, { ...other, email: '' })
    const answer = await issue({ ...other, email: 'irma@correo.example' })
    expect(answer.json()).toMatchObject({ patient: { uid: known.uid, email: 'irma@correo.example' } })
  })

  test('is issued for a new patient if sex, address or doctor differ', async () => {
    expect(await uidOf({ ...typed, gender: 'M' })).not.toBe(kept.uid)
    expect(await uidOf(typed, stranger)).not.toBe(kept.uid)
    const mailed = { name: 'Olga Ficticia', date_of_birth: '1975-01-01' }
    const olga = await createPatient(server, doctor, { ...mailed, email: 'olga@correo.example' })
    expect(await uidOf({ ...mailed, email: 'otra@correo.example' })).not.toBe(olga.uid)
  })

  test('is refused when the CURP belongs to another name', async () => {
    const hers = { date_of_birth: '1956-06-26', gender: 'F', curp: OTHER_CURP } as const
    await createPatient(server, doctor, { ...hers, name: 'Carmen Sosa Beltrán' })
    const answer = await issue({ ...hers, name: 'Celia Sosa Beltrán' })
    expect(refusal(answer)).toMatchObject({ status: 400 })
    expect(answer.body).toContain('patient.curp')
  })
})
