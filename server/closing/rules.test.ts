import { expect, test } from 'vitest'
import { closesAt } from './rules.ts'

test.each([
  ['2026-11-21T18:00:00.000Z', '2026-12-21T18:00:00.000Z'],
  ['2026-12-15T05:59:59.999Z', '2027-01-14T05:59:59.999Z'],
  ['2028-02-15T00:00:00.000Z', '2028-03-16T00:00:00.000Z'],
])('an account whose closing was asked for at %s closes at %s', (asked, closes) => {
  expect(closesAt(new Date(asked)).toISOString()).toBe(closes)
})
