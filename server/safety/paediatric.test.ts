import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaediatricAnswer } from '#contract/safety.ts'
import type { DrugSearch } from '#contract/medications/medications.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { projectSafety } from '../testing/project-knowledge.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { childDoses } from './paediatric.ts'
import type { Contents } from './read-contents.ts'

const { paediatric: rules } = projectSafety.rules
const syrup = (key: string, strength: string, per = '5 mL'): Contents => ({
  ingredients: [{ key, strength }],
  unknown: [],
  per,
  form: 'suspensión oral',
  content: 'frasco con 120 mL',
  route: 'oral',
})
const child = { ageMonths: 36, weightKg: 14 }
const dosesOf = (contents: Contents, of = child) => {
  const found = childDoses(contents, of, rules)
  return found.reason === null ? found.doses : []
}

describe('the dose of a child', () => {
  test('is computed from the weight, in millilitres of the bottle', () => {
    // The rule gives 40 to 60 mg/kg a day in 4 doses; the syrup has 32 mg in a millilitre.
    expect(dosesOf(syrup('paracetamol', '160 mg'))[0]).toMatchObject({
      dose: { low: 140, high: 210 },
      isCapped: false,
      ml: { low: 4.5, high: 6.5 },
    })
  })

  test('stays below the ceiling of a day', () => {
    const [dose] = dosesOf(syrup('paracetamol', '160 mg'), { ageMonths: 180, weightKg: 90 })
    expect(dose).toMatchObject({ isCapped: true, dose: { high: 1000 } })
  })

  test('is rounded to tenths below a millilitre, and never exceeds the largest dose by more than 5 %', () => {
    const weights = Array.from({ length: 60 }, (_, at) => 3 + at)
    for (const weightKg of weights) {
      for (const { rule, dose, ml } of dosesOf(syrup('ibuprofeno', '40 mg', '1 mL'), {
        ...child,
        weightKg,
      })) {
        expect(dose.high * rule.times).toBeLessThanOrEqual(rule.ceilingDay)
        expect((ml?.high ?? Infinity) * 40).toBeLessThanOrEqual(dose.high * 1.05 + 0.2)
      }
    }
    expect(dosesOf(syrup('ibuprofeno', '40 mg', '1 mL'), { ageMonths: 4, weightKg: 5 })[0]?.ml).toEqual({
      low: 0.8,
      high: 1,
    })
  })

  test('has no volume where the product has none', () => {
    const tablet = { ...syrup('paracetamol', '500 mg', ''), form: 'tableta' }
    expect(dosesOf(tablet)[0]?.ml).toBeNull()
  })

  test.each([
    ['not-covered', syrup('losartan', '50 mg'), child],
    ['not-covered', { ...syrup('paracetamol', '160 mg'), route: 'rectal' }, child],
    ['missing-weight', syrup('paracetamol', '160 mg'), { ...child, weightKg: null }],
    ['missing-age', syrup('paracetamol', '160 mg'), { ...child, ageMonths: null }],
    ['not-a-child', syrup('paracetamol', '160 mg'), { ...child, ageMonths: 216 }],
    ['combination', { ...syrup('paracetamol', '160 mg'), unknown: ['otro'] }, child],
    ['unknown-drug', undefined, child],
  ])('has the note %s', (reason, contents, of) => {
    expect(childDoses(contents, of, rules)).toEqual({ reason })
  })
})

describe('the call', () => {
  let server: TestServer
  let doctor: TestDoctor
  let upc: string
  beforeAll(async () => {
    server = await startTestServer()
    doctor = await createDoctor(server)
    const found = await ask('/api/v2/drugs/?search=paracetamol%20160%20suspension')
    upc = found.json<DrugSearch>().results.find(({ generic }) => generic === 'Paracetamol')?.uid ?? ''
  })
  afterAll(() => server.close())
  const ask = (path: string) => call(server, `GET ${path}`, { headers: doctor.auth })

  test('returns doses by weight and age, with their source', async () => {
    const answer = await ask(`/api/v2/safety/paediatric/?drug_upc=${upc}&weight=14&age_months=36`)
    const { reason, doses } = answer.json<PaediatricAnswer>()
    expect(reason).toBeNull()
    expect(doses[0]?.ml).toEqual({ low: 4.5, high: 6.5 })
    expect(doses[0]?.sources[0]?.title).not.toBe('')
  })

  test('uses the patient’s recorded data, and lists missing ones', async () => {
    const { uid } = await createPatient(server, doctor, { date_of_birth: '2023-05-17' })
    const answer = await ask(`/api/v2/safety/paediatric/?drug_upc=${upc}&patient=${uid}&weight=14`)
    expect(answer.json<PaediatricAnswer>()).toMatchObject({ reason: 'missing-weight', doses: [] })
  })

  test('refuses absurd weights and patients of other doctors', async () => {
    for (const weight of ['-3', '0', '900', 'mucho'])
      expect((await ask(`/api/v2/safety/paediatric/?drug_upc=${upc}&weight=${weight}`)).statusCode).toBe(400)
    const { uid } = await createPatient(server, await createDoctor(server))
    expect((await ask(`/api/v2/safety/paediatric/?drug_upc=${upc}&patient=${uid}`)).statusCode).toBe(404)
  })
})
