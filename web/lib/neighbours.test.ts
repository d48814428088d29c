import { expect, test } from 'vitest'
import { neighbours } from './neighbours.ts'

const today = '2026-11-23'

test.each([
  ['2026-11', '2026-09', { before: '2026-10', after: null }],
  ['2026-09', '2026-09', { before: null, after: '2026-10' }],
  ['2026-01', '2025-12', { before: '2025-12', after: '2026-02' }],
  ['2025-12', null, { before: null, after: '2026-01' }],
])('the months beside %s, with prescriptions since %s', (month, first, expected) => {
  expect(neighbours(month, { first, today })).toEqual(expected)
})
