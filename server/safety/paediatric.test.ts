import { describe, expect, test } from 'vitest'
import type { PaediatricDose } from '#knowledge/safety/paediatric-dose.ts'
import { projectSafety } from '../testing/clinical/project-knowledge.ts'
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
    // The rule of paracetamol gives 40 to 60 mg/kg a day in 4 doses. The syrup has 32 mg in a millilitre.
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

/** An invented dose rule: 10 to 20 mg/kg a day in two doses for children of 12 to 24 months, at most 300 mg a day. */
const rule: PaediatricDose = {
  id: 'x 12 24',
  drug: 'x',
  routes: ['oral'],
  indication: { es: '', en: '' },
  fromMonths: 12,
  toMonths: 24,
  unit: 'mg',
  perKg: true,
  fromKg: 0,
  toKg: Infinity,
  minDay: 10,
  maxDay: 20,
  times: 2,
  isSingle: false,
  ceilingDay: 300,
  sources: [],
}
const invented = (weightKg: number, contents = syrup('x', '10 mg', '1 mL'), ageMonths = 18) => {
  const found = childDoses(contents, { ageMonths, weightKg }, [rule])
  return found.reason === null ? found.doses[0] : found.reason
}

test.each([
  ['the month before the first', 11, 'not-covered'],
  ['the first month', 12, { isCapped: false }],
  ['the last month', 24, { isCapped: false }],
  ['the month after the last', 25, 'not-covered'],
])('a rule from 12 to 24 months applies in %s', (_month, ageMonths, found) => {
  const dose = invented(10, undefined, ageMonths)
  if (typeof found === 'string') expect(dose).toBe(found)
  else expect(dose).toMatchObject(found)
})

test.each([
  ['at the ceiling', 15, false, 150],
  ['above the ceiling', 15.1, true, 150],
])('a dose %s of a day is capped or not', (_name, weightKg, isCapped, high) => {
  expect(invented(weightKg)).toMatchObject({ isCapped, dose: { high } })
})

test.each([
  ['below a millilitre, to tenths', 1, '10 mg', { low: 0.5, high: 1 }],
  ['to halves from a millilitre on', 2.6, '10 mg', { low: 1.5, high: 2.5 }],
  [
    'down, where the nearest step is above the largest dose by more than 5 %',
    1.3,
    '10 mg',
    { low: 0.7, high: 1 },
  ],
  ['up, where the nearest step is above it by less', 2.9, '10 mg', { low: 1.5, high: 3 }],
])('a volume is rounded %s', (_how, weightKg, strength, ml) => {
  expect(invented(weightKg, syrup('x', strength, '1 mL'))).toMatchObject({ ml })
})

test('a strength in another unit than the rule gives no volume', () => {
  expect(invented(10, syrup('x', '10 UI', '1 mL'))).toMatchObject({ ml: null, dose: { low: 50, high: 100 } })
})

test('the last month before adult doses is that before the 18th birthday', () => {
  const reasonAt = (ageMonths: number) =>
    childDoses(syrup('x', '10 mg'), { ageMonths, weightKg: 50 }, [rule]).reason
  expect([215, 216].map(reasonAt)).toEqual(['not-covered', 'not-a-child'])
})

test('one dose for all children of an age does not follow the weight', () => {
  const fixed = { ...rule, perKg: false }
  const of = (weightKg: number) =>
    childDoses(syrup('x', '10 mg', '1 mL'), { ageMonths: 18, weightKg }, [fixed])
  expect(of(9)).toMatchObject({ doses: [{ dose: { low: 5, high: 10 }, ml: { low: 0.5, high: 1 } }] })
  expect(of(14)).toEqual(of(9))
})

test.each([
  ['fixed by age', { perKg: false }, null],
  ['per kilo', {}, 'missing-weight'],
  ['for weights above a limit', { perKg: false, fromKg: 10 }, 'missing-weight'],
  ['for weights up to a limit', { perKg: false, toKg: 15 }, 'missing-weight'],
])('without a weight, a dose %s is computed or names the weight', (_name, change, reason) => {
  const child = { ageMonths: 18, weightKg: null }
  const found = childDoses(syrup('x', '10 mg', '1 mL'), child, [{ ...rule, ...change }])
  expect(found.reason).toBe(reason)
  if (found.reason === null) expect(found.doses).toMatchObject([{ dose: { low: 5, high: 10 } }])
})

test('the single doses of the rules are those whose indication says so', () => {
  const { paediatric } = projectSafety.rules
  const single = paediatric.filter(({ isSingle }) => isSingle)
  expect(single.map(({ drug }) => drug)).toEqual(['albendazol', 'albendazol', 'dexametasona'])
  expect(paediatric.filter(({ indication }) => /dosis única/.test(indication.es))).toEqual(single)
})

test.each([
  ['no more than the first limit', 10, 'not-covered'],
  ['the second limit', 15, 1],
  ['more than the second limit', 15.1, 'not-covered'],
])('a dose for a range of weights is for a child of %s', (_name, weightKg, count) => {
  const banded = { ...rule, perKg: false, fromKg: 10, toKg: 15 }
  const found = childDoses(syrup('x', '10 mg', '1 mL'), { ageMonths: 18, weightKg }, [banded])
  expect(found.reason === null ? found.doses.length : found.reason).toBe(count)
})
