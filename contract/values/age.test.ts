import { expect, test } from 'vitest'
import { ageOn } from './age.ts'

test.each([
  ['1990-01-31', '2026-01-30', { years: 35, count: 35, unit: 'years' }],
  ['1990-01-31', '2026-01-31', { years: 36, count: 36, unit: 'years' }],
  ['2024-01-31', '2026-01-31', { years: 2, count: 2, unit: 'years' }],
  ['2024-01-31', '2026-01-30', { years: 1, count: 23, unit: 'months' }],
  ['2026-01-15', '2026-02-15', { years: 0, count: 1, unit: 'months' }],
  ['2026-01-15', '2026-02-14', { years: 0, count: 30, unit: 'days' }],
  ['2026-01-31', '2026-02-28', { years: 0, count: 28, unit: 'days' }],
  ['2025-12-20', '2026-01-05', { years: 0, count: 16, unit: 'days' }],
  ['2026-02-01', '2026-02-01', { years: 0, count: 0, unit: 'days' }],
  ['2000-02-29', '2026-02-28', { years: 25, count: 25, unit: 'years' }],
  ['2000-02-29', '2026-03-01', { years: 26, count: 26, unit: 'years' }],
])('the age of somebody born on %s is, on %s, %j', (birth, day, age) => {
  expect(ageOn(birth, day)).toEqual(age)
})

test.each([
  ['2026-02-02', '2026-02-01'],
  ['2026-02-30', '2026-03-01'],
  ['', '2026-03-01'],
  ['1990-01-31', 'hoy'],
])('there is no age on a day before the birth: from %s to %s', (birth, day) => {
  expect(ageOn(birth, day)).toBeNull()
})
