import { expect, test } from 'vitest'
import { texts as en } from './en/safety.ts'

test.each([
  [60, 28, 'días', 'Written 60 days; at most 28 days.'],
  [4000, 3000, 'mg/día', 'Written 4,000 mg/day; at most 3,000 mg/day.'],
  [7, 3, 'días/semana', 'Written 7 days a week; at most 3 days a week.'],
  [40, 20, 'UI', 'Written 40 IU; at most 20 IU.'],
])('an English warning says %d and %d %s in English', (written, limit, unit, sentence) => {
  expect(en.figures(written, limit, unit)).toBe(sentence)
})
