import { expect, test } from 'vitest'
import { texts as en } from './en/record.ts'
import { texts as es } from './es/record.ts'

test.each([es, en])('a filtration rate and its unit stay on one line', ({ egfr }) => {
  const words = egfr(117).split(' ')
  // Browsers may break a line after a slash, unless a word joiner (U+2060) follows.
  expect(words.at(-1)).toBe('117\u00a0mL/\u2060min/\u20601.73\u00a0m²')
})
