import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageOn } from './age.ts'
import { checkDateOrAge } from './date-or-age.ts'

const TODAY = '2026-11-21'

test.each([
  ['1990-01-31', '1990-01-31'],
  ['1990/1/5', '1990-01-05'],
  ['31/01/1990', '1990-01-31'],
  ['5-1-1990', '1990-01-05'],
  ['29/02/2000', '2000-02-29'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-21'],
  ['1896-11-22', '1896-11-22'],
])('%s is the day %s', (text, dateOfBirth) => {
  expect(checkDateOrAge(text, TODAY)).toEqual({ ok: true, value: { dateOfBirth, approximate: false } })
})

test.each([
  ['1', '2025-01-01'],
  [' 36 ', '1990-01-01'],
  ['129', '1897-01-01'],
])('the age %s gives about %s', (text, dateOfBirth) => {
  expect(checkDateOrAge(text, TODAY)).toEqual({ ok: true, value: { dateOfBirth, approximate: true } })
})

test.each([
  ['0', 'age-out-of-range'],
  ['130', 'age-out-of-range'],
  ['999', 'age-out-of-range'],
  ['-1', 'format'],
  ['36.5', 'format'],
  ['1e2', 'format'],
  ['', 'format'],
  ['treinta', 'format'],
  ['1990-01/31', 'format'],
  ['90-01-31', 'format'],
  ['x1990-01-31', 'format'],
  ['1990-01-31x', 'format'],
  ['x31/01/1990', 'format'],
  ['31/01/1990x', 'format'],
  ['1990-02-30', 'date'],
  ['2001-02-29', 'date'],
  ['1990-13-01', 'date'],
  ['31/04/1990', 'date'],
  ['1990-00-10', 'date'],
  ['2026-11-22', 'future'],
  ['01/01/2030', 'future'],
  ['1896-11-21', 'age-out-of-range'],
])('%s is refused: %s', (text, reason) => {
  expect(checkDateOrAge(text, TODAY)).toEqual({ ok: false, reason })
})

test('an age gives a birth with exactly that age', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 129 }), (age) => {
      const result = checkDateOrAge(String(age), TODAY)
      expect(result.ok && ageOn(result.value.dateOfBirth, TODAY)?.years).toBe(age)
    }),
  )
})
