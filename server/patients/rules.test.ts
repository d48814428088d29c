import { expect, test } from 'vitest'
import { birthFault, isMergeOpen, mergeIsFinalAt } from './rules.ts'

test.each([
  ['yesterday', '2026-11-20', null],
  ['today', '2026-11-21', null],
  ['tomorrow', '2026-11-22', 'date-future'],
  ['in the 129th year before', '1897-01-01', null],
  ['in the 130th year before', '1896-12-31', 'date-too-old'],
])('born %s', (_day, birth, fault) => expect(birthFault(birth, '2026-11-21')).toBe(fault))

const MERGED = new Date('2026-11-21T18:00:00.000Z')

test('a merge becomes final 30 days later', () => {
  expect(mergeIsFinalAt(MERGED).toISOString()).toBe('2026-12-21T18:00:00.000Z')
})

test.each([
  ['a millisecond before it is final', '2026-12-21T17:59:59.999Z', true],
  ['as it becomes final', '2026-12-21T18:00:00.000Z', false],
  ['a millisecond after it became final', '2026-12-21T18:00:00.001Z', false],
])('a merge can be undone %s: %s', (_moment, now, isOpen) => {
  expect(isMergeOpen(MERGED, new Date(now))).toBe(isOpen)
})
