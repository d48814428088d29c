import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Duplicates } from '#contract/patients/patient-merge.ts'
import type { PatientRecord } from '#contract/patients/patient-record.ts'
import type { SafetyAnswer } from '#contract/safety.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// Tests of the vaccines in a patient's record, and of the findings that they cause for vaccines and medicines of a
// draft.

let server: TestServer
let doctor: TestDoctor
const today = mexicoDay(new Date())
const consent = { version: healthDataConsent.version, method: 'handwritten-signature', on: today }

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const send = (endpoint: string, body: unknown, who = doctor) =>
  call(server, endpoint, { headers: who.auth, body })
const vaccine = (text: string, on: string | null, more: Record<string, unknown> = {}) => ({
  key: text.replaceAll(/\W/g, '-').slice(0, 60),
  drug_upc: '',
  text,
  dose: '',
  on,
  ...more,
})
const save = (uid: string, vaccines: unknown, more: Record<string, unknown> = {}, who = doctor) =>
  send(`PATCH /api/v2/patient/${uid}/record/`, { version: 0, consent, vaccines, ...more }, who)
const read = (uid: string, headers: Record<string, string> = doctor.auth) =>
  call(server, `GET /api/v2/patient/${uid}/record/`, { headers })

describe('the vaccines of a record', () => {
  const given = [vaccine('Vacuna triple viral', '2024-03-01', { dose: '2' }), vaccine('Vacuna BCG', null)]

  test('are kept with their dose and day, and "not asked" differs from none', async () => {
    const { uid } = await createPatient(server, doctor)
    expect((await read(uid)).json<PatientRecord>().vaccines).toBeNull()
    expect((await save(uid, given)).statusCode).toBe(200)
    expect((await read(uid)).json<PatientRecord>().vaccines).toEqual(given)
    expect((await save(uid, [], { version: 1 })).statusCode).toBe(200)
    expect((await read(uid)).json<PatientRecord>().vaccines).toEqual([])
  })

  test('are refused with a day to come, before birth, twice under one key, or without a name', async () => {
    const { uid } = await createPatient(server, doctor, { date_of_birth: '2020-05-17' })
    const refused = async (vaccines: unknown) => {
      const answer = await save(uid, vaccines)
      return [answer.statusCode, Object.keys(answer.json<{ fields?: object }>().fields ?? {})]
    }
    expect(await refused([vaccine('Vacuna BCG', addDays(today, 1))])).toEqual([400, ['vaccines.0.on']])
    expect(await refused([vaccine('Vacuna BCG', '2020-05-16')])).toEqual([400, ['vaccines.0.on']])
    const twice = vaccine('Vacuna BCG', null)
    expect(await refused([twice, twice])).toEqual([400, ['vaccines.1.key']])
    expect(await refused([{ ...twice, text: ' ' }])).toEqual([400, ['vaccines.0.text']])
    expect(await refused('BCG')).toEqual([400, ['vaccines']])
  })

  test('are those of this doctor’s patient alone', async () => {
    const { uid } = await createPatient(server, doctor)
    const other = await createDoctor(server)
    expect((await save(uid, given, {}, other)).statusCode).toBe(404)
    expect((await read(uid, {})).statusCode).toBe(401)
  })

  test('of two patients who are one are joined', async () => {
    const person = { name: 'Ana Prueba Ficticia', date_of_birth: '2001-02-03' }
    const kept = await createPatient(server, doctor, person)
    const gone = await createPatient(server, doctor, person)
    await save(kept.uid, given.slice(0, 1))
    await save(gone.uid, given.slice(1))
    const { candidates } = (
      await call(server, `GET /api/v2/patient/${kept.uid}/duplicates/`, { headers: doctor.auth })
    ).json<Duplicates>()
    expect(candidates.map(({ record }) => record.vaccines)).toEqual([given.slice(1)])
    const merged = await send(`POST /api/v2/patient/${kept.uid}/merge/`, {
      other: gone.uid,
      version: 1,
      other_version: 1,
      fields: [],
      sections: [],
      joined: ['vaccines'],
    })
    expect(merged.statusCode, merged.body).toBe(200)
    expect((await read(kept.uid)).json<PatientRecord>().vaccines).toEqual(given)
  })
})

describe('a draft for a patient who was vaccinated', () => {
  const MMR = 'Vacuna triple viral polvo para solución inyectable'
  const VARICELLA = 'Vacuna contra la varicela polvo para solución inyectable'
  const HEPATITIS = 'Vacuna contra la hepatitis B suspensión inyectable 20 µg'
  const findings = async (vaccines: unknown, rows: string[], patient: Record<string, unknown> = {}) => {
    const { uid } = await createPatient(server, doctor, patient)
    expect((await save(uid, vaccines)).statusCode).toBe(200)
    const answer = await send('POST /api/v2/safety/check/', {
      patient: uid,
      rows: rows.map((presentation, at) => ({ key: String(at), presentation, instructions: '' })),
    })
    return answer
      .json<SafetyAnswer>()
      .findings.filter(({ kind }) => kind === 'interaction' || kind === 'duplicate')
      .map(({ kind, severity, items }) => [kind, severity, items.join(' ')])
  }
  const ago = (days: number) => addDays(today, -days)
  const KEY = 'vaccine:Vacuna-triple-viral'

  test('is told of a live vaccine less than 28 days after another one, and not on the same day', async () => {
    const after = (days: number) => findings([vaccine('Vacuna triple viral', ago(days))], [VARICELLA])
    expect(await after(27)).toEqual([['interaction', 'serious', `0 ${KEY}`]])
    expect(await after(28)).toEqual([])
    expect(await findings([], [MMR, VARICELLA])).toEqual([])
    expect(await findings([vaccine('Vacuna triple viral', null)], [VARICELLA])).toEqual([])
  })

  test('is told of the same vaccine before its interval', async () => {
    const again = (days: number) =>
      findings([vaccine('Vacuna contra la hepatitis B', ago(days))], [HEPATITIS])
    expect(await again(27)).toEqual([['duplicate', 'serious', '0 vaccine:Vacuna-contra-la-hepatitis-B']])
    expect(await again(28)).toEqual([])
    // The rabies vaccine is given on days 0, 3, 7 and 14.
    const rabies = 'Vacuna antirrábica polvo para suspensión inyectable'
    expect(await findings([vaccine('Vacuna antirrábica', ago(3))], [rabies])).toEqual([])
  })

  test('is told of an immunosuppressant soon after a live vaccine, and beside one', async () => {
    const adalimumab = 'Adalimumab solución inyectable 40 mg'
    const lately = [vaccine('Vacuna triple viral', ago(7))]
    expect(await findings(lately, [adalimumab])).toEqual([['interaction', 'contraindicated', `0 ${KEY}`]])
    expect(await findings([], [adalimumab, MMR])).toEqual([['interaction', 'contraindicated', '0 1']])
    expect(await findings([], [adalimumab, HEPATITIS])).toEqual([])
  })

  test('is told of a salicylate for a child after the vaccine against chickenpox', async () => {
    const aspirin = ['Ácido acetilsalicílico tableta 500 mg']
    const given = [vaccine('Vacuna contra la varicela', ago(10))]
    const of = (date_of_birth: string) => findings(given, aspirin, { date_of_birth })
    expect(await of(addDays(today, -3650))).toEqual([
      ['interaction', 'serious', '0 vaccine:Vacuna-contra-la-varicela'],
    ])
    expect(await of('1980-01-01')).toEqual([])
  })

  test('has a named gap where nobody knows what vaccines the patient received', async () => {
    const adalimumab = 'Adalimumab solución inyectable 40 mg'
    const gaps = async (vaccines: unknown, presentation: string) => {
      const { uid } = await createPatient(server, doctor)
      if (vaccines !== undefined) expect((await save(uid, vaccines)).statusCode).toBe(200)
      const rows = [{ key: '0', presentation, instructions: '' }]
      const answer = await send('POST /api/v2/safety/check/', { patient: uid, rows })
      return answer
        .json<SafetyAnswer>()
        .gaps.filter(({ reason }) => reason.endsWith('-vaccine') || reason.endsWith('-vaccines'))
        .map(({ reason, about }) => [reason, ...about])
    }
    expect(await gaps(undefined, MMR)).toEqual([['missing-vaccines']])
    expect(await gaps(undefined, adalimumab)).toEqual([['missing-vaccines']])
    expect(await gaps(undefined, 'Paracetamol tableta 500 mg')).toEqual([])
    expect(await gaps([], MMR)).toEqual([])
    expect(await gaps([vaccine('Vacuna triple viral', null)], VARICELLA)).toEqual([
      ['unknown-vaccine', 'Vacuna triple viral'],
    ])
    expect(await gaps([vaccine('La de la feria', ago(400))], VARICELLA)).toEqual([
      ['unknown-vaccine', 'La de la feria'],
    ])
    expect(await gaps([vaccine('Vacuna triple viral', ago(400))], VARICELLA)).toEqual([])
  })

  test('is told of the recent vaccine at the issue as well', async () => {
    const { uid } = await createPatient(server, doctor)
    await save(uid, [vaccine('Vacuna triple viral', ago(7))])
    const answer = await send('POST /api/v2/rx-endpoint/', {
      patient: { uid },
      medications: [
        {
          presentation: 'Adalimumab solución inyectable 40 mg, caja con 2 jeringas',
          instructions: 'Aplicar 40 mg por vía subcutánea cada 14 días durante 28 días.',
          qty: 1,
        },
      ],
    })
    const { fields = {} } = answer.json<{ fields?: object }>()
    expect([answer.statusCode, Object.keys(fields).join()]).toEqual([
      422,
      expect.stringContaining('live-vaccines--immunosuppressants'),
    ])
  })
})
