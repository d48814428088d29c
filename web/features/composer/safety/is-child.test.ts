import { expect, test } from 'vitest'
import { isChild } from './is-child.ts'

test.each([
  ['the day before the 18th birthday', '2026-11-20', true],
  ['the 18th birthday', '2026-11-21', false],
  ['the day after the 18th birthday', '2026-11-22', false],
])('a child until %s', (_day, today, isStillOne) => expect(isChild('2008-11-21', today)).toBe(isStillOne))

test.each([
  ['2026-02-28', true],
  ['2026-03-01', false],
])('somebody born on a leap day is a child on %s: %s', (today, isStillOne) => {
  expect(isChild('2008-02-29', today)).toBe(isStillOne)
})
