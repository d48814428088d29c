import { expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { dueNow } from './record-repeated.ts'

const START = Date.parse('2026-11-21T18:00:00Z')

/** Counts an event that happens at the times `moments`, in ms since `START`, and returns the count after each. */
function countedAt(moments: readonly number[], keys: readonly string[] = []): number[] {
  // The times of recorded events are remembered by `Database` object. These tests send no SQL statement, so an empty object is
  // enough.
  const database = {} as Database
  let now = START
  const repeating = { database, clock: () => new Date(now) }
  return moments.map((moment, at) => {
    now = START + moment
    return dueNow(repeating, keys[at] ?? 'login')
  })
}

test.each([
  ['at once', 0, 0],
  ['a millisecond before a minute has passed', 59_999, 0],
  ['after a minute', 60_000, 1],
  ['a millisecond after a minute', 60_001, 1],
  // If the clock was set back, the event must still be recorded.
  ['a millisecond before the first', -1, 1],
])('an event that happens again %s is recorded with the count %d', (_moment, later, count) => {
  expect(countedAt([0, later])).toEqual([1, count])
})

test('the next event counts those that were left out', () => {
  expect(countedAt([0, 1, 2, 60_000, 60_001])).toEqual([1, 0, 0, 3, 0])
})

test('events of another key are counted by themselves', () => {
  expect(countedAt([0, 1, 2], ['a', 'b', 'a'])).toEqual([1, 1, 0])
})
