import { expect, test } from 'vitest'
import { estimateGfr } from './egfr.ts'

// The expected filtration rates were computed by hand with the published equations.
test.each([
  [0.7, 40, true, null, 112.1],
  [0.5, 40, true, null, 121.5],
  [1, 60, false, null, 86.2],
  [0.9, 60, false, null, 97.8],
  [0.6, 60, false, null, 110.5],
  [2, 70, true, null, 26.4],
  [0.5, 5, null, 110, 90.9],
] as const)(
  'the estimated filtration rate for a creatinine of %d at %d years',
  (creatinine, ageYears, female, heightCm, expected) => {
    expect(estimateGfr({ creatinine, ageYears, female, heightCm })).toBeCloseTo(expected, 1)
  },
)

test.each([
  ['the year before the 18th birthday', 17, 41.3],
  ['the 18th birthday', 18, 133.3],
  ['the year after', 19, 132.5],
])('the equation of children ends with %s', (_year, ageYears, expected) => {
  const of = { creatinine: 0.6, female: true, heightCm: 60, ageYears }
  expect(estimateGfr(of)).toBeCloseTo(expected, 1)
})

test.each([
  ['no creatinine', { creatinine: null }, false],
  ['no age', { ageYears: null }, false],
  ['an adult of unknown sex', { female: null }, false],
  ['a child of unknown height', { ageYears: 5 }, false],
  ['a child of unknown sex', { ageYears: 5, heightCm: 110, female: null }, true],
  ['a creatinine below 0.1', { creatinine: 0.09 }, false],
  ['a creatinine of 0.1', { creatinine: 0.1 }, true],
  ['a creatinine of 30', { creatinine: 30 }, true],
  ['a creatinine above 30', { creatinine: 30.1 }, false],
  ['a height below 30 cm', { ageYears: 5, heightCm: 29 }, false],
  ['a height of 30 cm', { ageYears: 5, heightCm: 30 }, true],
])('a filtration rate is estimated with %s: %s', (_what, more, isEstimated) => {
  const adult = { creatinine: 1, ageYears: 40, female: true, heightCm: null }
  expect(estimateGfr({ ...adult, ...more }) !== null).toBe(isEstimated)
})
