import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Allergen } from '#contract/patients/patient-record.ts'
import type { SafetyAnswer } from '#contract/safety.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// Tests of the search of allergens, and of allergens that are no medicine. The record keeps such allergens, and the
// safety checks compare them with the medicines that contain them.

let server: TestServer
let doctor: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const today = mexicoDay(new Date())
const consent = { version: healthDataConsent.version, method: 'handwritten-signature', on: today }
const get = (at: string) => call(server, `GET ${at}`, { headers: doctor.auth })
const send = (endpoint: string, body: unknown) => call(server, endpoint, { headers: doctor.auth, body })
const save = (uid: string, body: Record<string, unknown>) =>
  send(`PATCH /api/v2/patient/${uid}/record/`, { version: 0, consent, ...body })

test('a search finds allergens by class and ingredient, ignoring accents', async () => {
  const find = async (search: string) =>
    (await get(`/api/v2/allergens/?search=${encodeURIComponent(search)}`)).json<{ results: Allergen[] }>()
      .results
  expect((await find('penicil')).map(({ key }) => key)).toContain('@penicillins')
  expect((await find('AMOXICILÍNA')).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['@penicillins', 'amoxicilina']),
  )
  expect((await find('zzzz')).length).toBe(0)
  for (const [said, key] of [
    ['sulfas', '@sulfonamide-antibiotics'],
    ['Penicilina', '@penicillins'],
    ['AINE', '@nsaids'],
    ['aines', '@nsaids'],
    ['quinolonas', '@fluoroquinolones'],
    ['IECA', '@acei'],
  ] as const)
    expect((await find(said)).map((one) => one.key)[0], said).toBe(key)
})

test('a search finds the ingredients of a brand, with the brand beside their names', async () => {
  const find = async (search: string) =>
    (await get(`/api/v2/allergens/?search=${encodeURIComponent(search)}`)).json<{ results: Allergen[] }>()
      .results
  expect(await find('Bactrim')).toEqual([
    {
      key: 'trimetoprima+sulfametoxazol',
      kind: 'ingredient',
      name: 'trimetoprima/sulfametoxazol (Bactrim)',
      members: [],
      exact: true,
    },
    { key: 'trimetoprima', kind: 'ingredient', name: 'trimetoprima (Bactrim)', members: [], exact: false },
    {
      key: 'sulfametoxazol',
      kind: 'ingredient',
      name: 'sulfametoxazol (Bactrim)',
      members: [],
      exact: false,
    },
  ])
  expect(await find('tempra')).toMatchObject([{ key: 'paracetamol', exact: true }])
  // A search for allergens by a part of a brand's name finds nothing, nor does a search by a brand's name with other words.
  expect([await find('bactr'), await find('bactrim de la infancia')]).toEqual([[], []])
})

describe('an allergen that is no medicine', () => {
  const find = async (search: string) =>
    (await get(`/api/v2/allergens/?search=${encodeURIComponent(search)}`)).json<{ results: Allergen[] }>()
      .results
  test.each([
    ['látex', '@latex'],
    ['Huevo', '@egg'],
    ['medio de contraste', '@iodinated-contrast'],
    ['mariscos', '@shellfish'],
    ['Camarón', '@shellfish'],
    ['leche', '@milk'],
    ['cacahuate', '@peanut'],
    ['polvo', '@surroundings'],
    ['fresas', '@other-foods'],
    ['yodo', '@iodine'],
  ])('is found: %s', async (said, key) => {
    const [first] = await find(said)
    expect(first).toMatchObject({ key, exact: true })
  })

  test('names what carries it, in the language of the account, or nothing', async () => {
    expect(await find('huevo')).toMatchObject([
      { kind: 'substance', name: 'Huevo', members: expect.arrayContaining(['propofol']) },
    ])
    expect(await find('shrimp')).toMatchObject([{ kind: 'substance', name: 'Mariscos', members: [] }])
    const [contrast] = await find('medios de contraste yodados')
    expect(contrast).toMatchObject({ kind: 'class', members: expect.arrayContaining(['iohexol']) })
  })

  const findings = async (text: string, presentation: string, instructions = '') => {
    const { uid } = await createPatient(server, doctor)
    await save(uid, { allergies: [{ text }] })
    const answer = await send('POST /api/v2/safety/check/', {
      patient: uid,
      rows: [{ key: '1', presentation, instructions }],
    })
    const { findings: found, gaps } = answer.json<SafetyAnswer>()
    return {
      found: found.filter(({ kind }) => kind === 'allergy').map(({ severity }) => severity),
      unknown: gaps.some(({ reason }) => reason === 'unknown-allergy'),
    }
  }
  test.each([
    [
      'huevo',
      'Vacuna contra la fiebre amarilla 1 dosis polvo para suspensión inyectable',
      ['contraindicated'],
    ],
    ['huevo', 'Vacuna contra la influenza suspensión inyectable 0.5 mL', ['minor']],
    ['látex', 'Adalimumab solución inyectable 40 mg', ['moderate']],
    ['medio de contraste', 'Iohexol solución inyectable 300 mg/mL', ['contraindicated']],
    ['iohexol', 'Iopamidol solución inyectable 300 mg/mL', ['serious']],
    ['cacahuate', 'Progesterona cápsula 200 mg', ['serious']],
    ['neomicina', 'Vacuna triple viral polvo para solución inyectable', ['serious']],
    ['mariscos', 'Amoxicilina cápsula 500 mg', []],
    ['Bactrim', 'Sulfadiazina de plata crema 1 %', ['contraindicated']],
    ['Buscapina compositum', 'Metamizol sódico tableta 500 mg', ['contraindicated']],
  ])('%s is compared with %s', async (allergy, presentation, severities) => {
    expect(await findings(allergy, presentation)).toEqual({ found: severities, unknown: false })
  })

  test('milk counts for a powder that is inhaled, and not for a spray into the nose', async () => {
    const dose = (via: string) => `Aplicar 1 disparo por vía ${via} cada 12 horas durante 10 días.`
    const inhaled = await findings('leche', 'Fluticasona polvo para inhalación 250 µg', dose('inhalatoria'))
    const nasal = await findings('leche', 'Fluticasona spray nasal 50 µg', dose('nasal'))
    expect([inhaled.found, nasal.found]).toEqual([['serious'], []])
  })
})
