import { expect, test } from 'vitest'
import { creatinineClearance } from './cockcroft-gault.ts'

test.each([
  // Creatinine clearance is (140 - age) x weight / (72 x creatinine), times 0.85 for women.
  [85, 45, 1.2, true, 24.3],
  [85, 45, 1.2, false, 28.6],
  [82, 50, 1.6, false, 25.2],
  [40, 72, 1, false, 100],
])('at %i years, %i kg and %f mg/dL', (ageYears, weightKg, creatinine, female, expected) => {
  expect(creatinineClearance({ ageYears, weightKg, creatinine, female })).toBeCloseTo(expected, 1)
})

test('a missing value, a child or an implausible value gives no clearance', () => {
  const adult = { ageYears: 40, weightKg: 72, creatinine: 1, female: false }
  for (const more of [
    { ageYears: null },
    { weightKg: null },
    { creatinine: null },
    { female: null },
    { ageYears: 17 },
    { weightKg: 19 },
    { creatinine: 0.05 },
    { creatinine: 31 },
  ])
    expect(creatinineClearance({ ...adult, ...more })).toBeNull()
})

test.each([
  ['ageYears', 18, 17.9],
  ['ageYears', 130, 130.1],
  ['weightKg', 20, 19.9],
  ['creatinine', 0.1, 0.09],
  ['creatinine', 30, 30.1],
])('the limit of %s is %f, and %f is implausible', (name, limit, beyond) => {
  const adult = { ageYears: 40, weightKg: 72, creatinine: 1, female: false }
  expect(creatinineClearance({ ...adult, [name]: limit })).toBeGreaterThan(0)
  expect(creatinineClearance({ ...adult, [name]: beyond })).toBeNull()
})
