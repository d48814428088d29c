import { expect, test } from 'vitest'
import { dayOfText, textOfDay } from './day-text.ts'

test.each(['31/12/2026', '31-12-2026', '31.12.2026', '31 12 2026', ' 31/12/2026 ', '31122026', '2026-12-31'])(
  'the text "%s" names the last day of 2026',
  (text) => {
    expect(dayOfText(text)).toBe('2026-12-31')
  },
)

test('a day and a month of one digit are read, and the day comes first', () => {
  expect(dayOfText('1/2/2027')).toBe('2027-02-01')
  expect(dayOfText('12/10/2026')).toBe('2026-10-12')
})

test.each(['', '31/12', '31/12/26', '31/02/2027', '12/31/2026', '0/1/2027', '31/12/0002', 'mañana'])(
  'the text "%s" names no day',
  (text) => {
    expect(dayOfText(text)).toBe('')
  },
)

test('a day is written with its year last, and reads back', () => {
  expect(textOfDay('2026-02-01')).toBe('01/02/2026')
  expect(dayOfText(textOfDay('2028-02-29'))).toBe('2028-02-29')
  for (const text of ['', '2027-02-29', '0002-1']) expect(textOfDay(text)).toBe('')
})
