import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PatientExport, Privacy } from '#contract/patients/patient-privacy.ts'
import type { Allergen, PatientRecord } from '#contract/patients/patient-record.ts'
import type { Patient } from '#contract/patients/patients.ts'
import type { ProblemBody } from '#contract/problem.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { normalize } from '#contract/values/normalize.ts'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'
import { recordForChecks } from './record-for-checks.ts'

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
const forChecks = (uid: string, day = today) =>
  server.database.asDoctor(doctor.id, (sql) => recordForChecks(sql, doctor.id, uid, day))

describe('a record', () => {
  test('distinguishes "not asked" from "none"', async () => {
    const { uid } = await createPatient(server, doctor)
    expect(await read(uid)).toMatchObject({ version: 0, allergies: null, medication: null, weight: null })
    expect(await forChecks(uid)).toMatchObject({ allergies: null, conditions: null, medication: null })
    const saved = await save(uid, { allergies: [], conditions: [] })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(await read(uid)).toMatchObject({ version: 1, allergies: [], conditions: [], medication: null })
    expect(await forChecks(uid)).toMatchObject({ allergies: [], conditions: [], medication: null })
  })

  test('gives the checks the liver class, alcohol and tobacco', async () => {
    const { uid } = await createPatient(server, doctor)
    expect(await forChecks(uid)).toMatchObject({ childPugh: null, habits: { alcohol: null, tobacco: null } })
    const liver = { child_pugh: 'B', on: today }
    const habits = { alcohol: 'heavy', tobacco: null, on: today }
    const saved = await save(uid, { liver, habits })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(await read(uid)).toMatchObject({ liver, habits })
    expect(await forChecks(uid)).toMatchObject({
      childPugh: 'B',
      habits: { alcohol: 'heavy', tobacco: null },
    })
    expect(
      (await save(uid, { version: 1, habits: { alcohol: 'much', tobacco: null, on: today } })).statusCode,
    ).toBe(400)
    expect((await save(uid, { version: 1, liver: { child_pugh: 'D', on: today } })).statusCode).toBe(400)
    expect((await save(uid, { version: 1, liver: null }, stranger)).statusCode).toBe(404)
    const checked = await send('POST /api/v2/safety/check/', {
      patient: uid,
      rows: [{ key: '1', presentation: 'Metformina tableta 850 mg', instructions: '' }],
    })
    expect(checked.body).toContain('child-pugh-b-c')
  })

  test('gives the checks keys, conditions, age, weight, filtration rate, trimester and current medication', async () => {
    const { uid } = await createPatient(server, doctor, { gender: 'F', date_of_birth: '1990-05-17' })
    const saved = await save(uid, {
      allergies: [
        { key: '@penicillins', text: 'Penicilinas', reaction: 'Ronchas', severity: 'severe' },
        { text: 'Algo de la infancia' },
      ],
      conditions: [{ code: 'J45.9', name: 'Asma' }],
      weight: { kg: 61.5, on: today },
      creatinine: { mg_dl: 1, on: '2020-06-01' },
      reproduction: { pregnant: true, due_on: addDays(today, 100), lactating: false, on: today },
      medication: [
        { key: 'a', text: 'Metformina 850 mg tableta', since: '2020-01-01' },
        { key: 'b', text: 'Losartán 50 mg', stopped_on: today },
      ],
    })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json<PatientRecord>()).toMatchObject({ trimester: 'second', egfr: 78 })
    expect(await forChecks(uid)).toMatchObject({
      female: true,
      weightKg: 61.5,
      allergies: ['@penicillins'],
      unknownAllergies: ['Algo de la infancia'],
      conditions: ['J45.9'],
      reproduction: ['pregnancy', 'second-trimester'],
      medication: [{ key: 'a' }],
    })
    expect(await forChecks(uid)).toMatchObject({ old: { reproduction: false, egfr: true } })
    expect(await forChecks(uid, addDays(today, 200))).toMatchObject({
      reproduction: [],
      old: { reproduction: true },
    })
  })

  test('takes the last menstrual period in place of the due date, and keeps the due date alone', async () => {
    const { uid } = await createPatient(server, doctor, { gender: 'F', date_of_birth: '1990-05-17' })
    const pregnancy = { pregnant: true, lactating: false, on: today }
    const withPeriod = (more: Record<string, unknown>, version = 0, who = doctor) =>
      save(uid, { version, reproduction: { ...pregnancy, ...more } }, who)
    const period = addDays(today, -60)
    const saved = await withPeriod({ last_period_on: period })
    expect(saved.statusCode, saved.body).toBe(200)
    const record = saved.json<PatientRecord>()
    expect(record).toMatchObject({ trimester: 'first' })
    expect(record.reproduction).toEqual({ ...pregnancy, due_on: addDays(today, 220) })
    expect((await withPeriod({ last_period_on: period, due_on: addDays(today, 220) }, 1)).statusCode).toBe(
      200,
    )
    const faultOf = async (more: Record<string, unknown>) =>
      (await withPeriod(more, 1)).json<ProblemBody>().fields?.['reproduction.last_period_on']
    expect(await faultOf({ last_period_on: addDays(today, 1) })).toEqual(['La fecha no puede ser futura.'])
    // If the last menstrual period has a fault, only this fault is reported. The due date that follows from the period
    // is not reported as well.
    const tooEarly = await withPeriod({ last_period_on: addDays(today, -302) }, 1)
    expect(Object.keys(tooEarly.json<ProblemBody>().fields ?? {})).toEqual(['reproduction.last_period_on'])
    expect(await faultOf({ last_period_on: '1990-05-16' })).toEqual(['Esa fecha es anterior al nacimiento.'])
    for (const more of [
      { last_period_on: addDays(today, -302) },
      { last_period_on: period, due_on: addDays(today, 219) },
      { last_period_on: period, pregnant: false },
      { last_period_on: 'ayer' },
    ])
      expect(await faultOf(more)).toHaveLength(1)
    expect((await withPeriod({ last_period_on: period }, 1, stranger)).statusCode).toBe(404)
  })

  test('says how long "not pregnant" and a creatinine are trusted; lactation stays', async () => {
    const { uid } = await createPatient(server, doctor, { gender: 'F', date_of_birth: '1990-05-17' })
    await save(uid, {
      creatinine: { mg_dl: 1, on: today },
      reproduction: { pregnant: false, lactating: true, on: today },
    })
    const on = async (day: number) => {
      const { reproduction, egfr, old } = (await forChecks(uid, addDays(today, day))) ?? {}
      return { reproduction, isKnown: egfr !== null, old }
    }
    const states = { reproduction: ['lactation'], isKnown: true }
    expect(await on(31)).toEqual({ ...states, old: { reproduction: false, egfr: false } })
    expect(await on(32)).toEqual({ ...states, old: { reproduction: true, egfr: false } })
    expect(await on(367)).toEqual({ ...states, old: { reproduction: true, egfr: true } })
  })

  test('is refused over an older version, and stores overwritten versions', async () => {
    const { uid } = await createPatient(server, doctor)
    await save(uid, { weight: { kg: 70, on: today } })
    await save(uid, { version: 1, weight: { kg: 71, on: today } })
    const late = await save(uid, { version: 1, weight: { kg: 90, on: today } })
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'record-stale'])
    const { data } = (await get(`/api/v2/patient/${uid}/export/`)).json<{ data: PatientExport }>()
    expect(data.earlier_records.map(({ sections }) => sections.weight?.kg)).toEqual([70])
    expect(data.record.weight?.kg).toBe(71)
  })

  test('accepts one of two concurrent saves of the same version', async () => {
    const { uid } = await createPatient(server, doctor)
    await save(uid, { allergies: [] })
    const both = await Promise.all([70, 80].map((kg) => save(uid, { version: 1, weight: { kg, on: today } })))
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await read(uid)).version).toBe(2)
  })

  test.each([
    ['a negative weight', { weight: { kg: -3, on: today } }, 'weight.kg'],
    ['a weight of 700 kg', { weight: { kg: 700, on: today } }, 'weight.kg'],
    ['a weight in words', { weight: { kg: 'mucho', on: today } }, 'weight.kg'],
    ['a height of 3 m', { height: { cm: 300, on: today } }, 'height.cm'],
    ['a grown person of 12 kg', { weight: { kg: 12, on: today } }, 'weight'],
    ['a weight of tomorrow', { weight: { kg: 70, on: addDays(today, 1) } }, 'weight.on'],
    ['a weight before birth', { weight: { kg: 70, on: '1970-01-01' } }, 'weight.on'],
    ['a creatinine of 0', { creatinine: { mg_dl: 0, on: today } }, 'creatinine.mg_dl'],
    ['an allergy to an unknown key', { allergies: [{ key: '@nada', text: 'Nada' }] }, 'allergies.0.key'],
    ['an allergy twice', { allergies: [{ text: 'Látex' }, { text: 'Látex' }] }, 'allergies.1.text'],
    ['a code of another list', { conditions: [{ code: 'asma', name: 'Asma' }] }, 'conditions.0.code'],
    ['a pregnant man', { reproduction: { pregnant: true, lactating: false, on: today } }, 'reproduction'],
    [
      'a medicine stopped before it began',
      { medication: [{ key: 'a', text: 'Algo', since: today, stopped_on: '2020-01-01' }] },
      'medication.0.stopped_on',
    ],
  ])('refuses %s, with an error of its field', async (_name, sections, field) => {
    const { uid } = await createPatient(server, doctor)
    const answer = await save(uid, sections)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field])
    expect((await read(uid)).version).toBe(0)
  })

  test('accepts a newborn of 80 kg only after a second confirmation', async () => {
    const { uid } = await createPatient(server, doctor, { date_of_birth: addDays(today, -5) })
    const weight = { kg: 80, on: today }
    expect((await save(uid, { weight })).json<{ fields: object }>().fields).toHaveProperty('weight')
    expect((await save(uid, { weight, confirmed: ['weight'] })).statusCode).toBe(200)
  })

  test('does not use an outdated weight of a child', async () => {
    const { uid } = await createPatient(server, doctor, { date_of_birth: addDays(today, -3 * 365) })
    await save(uid, { weight: { kg: 9.5, on: addDays(today, -700) }, confirmed: ['weight'] })
    expect((await forChecks(uid))?.weightKg).toBeNull()
    expect((await read(uid)).is_weight_current).toBe(false)
  })

  test('I1 needs consent, given in the same call or before; an exception needs a reason', async () => {
    const { uid } = await createPatient(server, doctor)
    const without = await save(uid, { allergies: [], consent: undefined })
    expect([without.statusCode, without.json<{ code: string }>().code]).toEqual([409, 'consent-needed'])
    const silent = await save(uid, { allergies: [], consent: { ...consent, method: 'exception-care' } })
    expect(silent.json<{ fields: object }>().fields).toHaveProperty('note')
    expect((await save(uid, { allergies: [], consent: { ...consent, version: '1999' } })).statusCode).toBe(
      400,
    )
    expect((await save(uid, { allergies: [] })).statusCode).toBe(200)
    expect((await save(uid, { version: 1, conditions: [], consent: undefined })).statusCode).toBe(200)
    const { consents } = (await get(`/api/v2/patient/${uid}/privacy/`)).json<Privacy>()
    const [given] = consents
    expect(consents).toMatchObject([{ version: healthDataConsent.version, on: today, withdrawn_at: null }])
    await send(`POST /api/v2/patient/${uid}/consents/${given?.id}/withdraw/`, {})
    const after = await save(uid, { version: 2, weight: { kg: 70, on: today }, consent: undefined })
    expect(after.statusCode).toBe(409)
    const renewed = await send(`POST /api/v2/patient/${uid}/consents/`, consent)
    expect(renewed.statusCode, renewed.body).toBe(201)
    expect(renewed.json<Privacy>().consents.filter(({ withdrawn_at }) => withdrawn_at === null)).toHaveLength(
      1,
    )
    const again = await save(uid, { version: 2, weight: { kg: 70, on: today }, consent: undefined })
    expect(again.statusCode).toBe(200)
    expect((await send(`POST /api/v2/patient/${uid}/consents/`, consent, stranger)).statusCode).toBe(404)
  })

  test('I7 of another doctor’s patient is not found by any call', async () => {
    const { uid } = await createPatient(server, doctor)
    expect((await save(uid, { allergies: [] }, stranger)).statusCode).toBe(404)
    for (const door of ['record', 'privacy', 'duplicates', 'export', 'prescriptions'])
      expect((await get(`/api/v2/patient/${uid}/${door}/`, stranger)).statusCode, door).toBe(404)
    expect((await get('/api/v2/patient/nada/record/')).statusCode).toBe(404)
  })
})

test('contradictions of the CURP are shown field by field, and nothing is corrected', async () => {
  const written = { name: 'Ana Pérez Soto', date_of_birth: '1956-04-28', gender: 'M' } as const
  const { uid } = await createPatient(server, doctor, written)
  // The patient's CURP was stored before the product refused contradictions.
  await withClient(server.ownerUrl, (client) =>
    client.query('update patient set curp = $2 where uid = $1', [uid, 'HEGG560427MVZRRL04']),
  )
  expect((await read(uid)).curp_conflicts).toEqual(['date-mismatch', 'sex-mismatch', 'name-mismatch'])
  expect((await get(`/api/v2/patient/${uid}/`)).json<Patient>()).toMatchObject(written)
})

describe('an allergy as free text', () => {
  test.each([
    ['penicilina', '@penicillins'],
    ['PENICILINAS', '@penicillins'],
    ['Alergia a la penicilina', '@penicillins'],
    ['sulfa', '@sulfonamide-antibiotics'],
    ['AINE', '@nsaids'],
    ['aines', '@nsaids'],
    ['Antiinflamatorio no esteroideo', '@nsaids'],
    ['amoxicilínas', 'amoxicilina'],
    ['aspirina', 'ácido acetilsalicílico'],
  ])('%s is offered as that allergen, and saved as it', async (text, said) => {
    const key = said.startsWith('@') ? said : normalize(said)
    const { results } = (await get(`/api/v2/allergens/?search=${encodeURIComponent(text)}`)).json<{
      results: Allergen[]
    }>()
    expect(results.filter(({ exact }) => exact).map((one) => one.key)).toEqual([key])
    const { uid } = await createPatient(server, doctor)
    await save(uid, { allergies: [{ text }] })
    expect((await read(uid)).allergies).toMatchObject([{ key, text }])
    expect(await forChecks(uid)).toMatchObject({ allergies: [key], unknownAllergies: [] })
  })

  test.each(['penicilin', 'Algo de la infancia', 'a la', 'amoxicilina con algo más'])(
    '%s names no allergen and stays text',
    async (text) => {
      const { uid } = await createPatient(server, doctor)
      await save(uid, { allergies: [{ text }] })
      expect(await forChecks(uid)).toMatchObject({ allergies: [], unknownAllergies: [text] })
    },
  )

  test('is the same entry as the chosen allergen', async () => {
    const { uid } = await createPatient(server, doctor)
    const twice = [{ key: '@penicillins', text: 'Penicilinas' }, { text: 'penicilina' }]
    expect((await save(uid, { allergies: twice })).statusCode).toBe(400)
  })
})
