import { expect, test } from 'vitest'
import { withContinued } from './with-continued.ts'

const DAY = '2026-11-23'
const row = (key: string, presentation: string, instructions = '1 tab c/12h') => ({
  key,
  presentation,
  instructions,
  generic: '',
  drug_upc: '',
})
const entry = (key: string, text: string) => ({
  key,
  text,
  drug_upc: '',
  instructions: '1 tab c/24h',
  since: '2025-01-02',
  stopped_on: null,
})

test('an entry takes the words of the row that continues it, and keeps its first day', () => {
  const before = [entry('a', 'Losartán 50 mg'), entry('b', 'Metformina 850 mg')]
  expect(
    withContinued(before, [row('1', 'Losartán 100 mg')], [{ row: '1', taken: 'current:a' }], DAY),
  ).toEqual([
    { ...entry('a', 'Losartán 100 mg'), instructions: '1 tab c/12h' },
    entry('b', 'Metformina 850 mg'),
  ])
})

test('a row that continues an earlier prescription only is added, once', () => {
  const continued = [
    { row: '1', taken: 'prescribed:x:0' },
    { row: '1', taken: 'prescribed:y:0' },
  ]
  const after = withContinued([], [row('1', 'Losartán 50 mg')], continued, DAY)
  expect(after).toMatchObject([{ text: 'Losartán 50 mg', since: DAY, stopped_on: null }])
  expect(withContinued(after ?? [], [row('1', 'Losartán 50 mg')], continued, DAY)).toBeNull()
})

test('a record that says the same already is not changed', () => {
  const same = row('1', 'Losartán 50 mg', '1 tab c/24h')
  expect(
    withContinued([entry('a', 'Losartán 50 mg')], [same], [{ row: '1', taken: 'current:a' }], DAY),
  ).toBeNull()
})
