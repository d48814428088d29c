import { expect, test } from 'vitest'
import type { Finding } from '#contract/safety.ts'
import { texts as en } from '#locales/en/safety.ts'
import { texts as es } from '#locales/es/safety.ts'
import { headlinesOf } from './headlines-of.ts'

const FINDINGS: Pick<Finding, 'kind' | 'about'>[] = [
  { kind: 'interaction', about: ['Omeprazol', 'levotiroxina'] },
  { kind: 'repeat', about: ['Omeprazol'] },
  { kind: 'repeat', about: ['Omeprazol'] },
]

test('joined headlines have no capital after a semicolon, but for a name', () => {
  expect(headlinesOf(FINDINGS, en)).toBe('Omeprazol with levotiroxina; already under way: Omeprazol')
  expect(headlinesOf([...FINDINGS].reverse(), es)).toBe('ya en curso: Omeprazol; Omeprazol con levotiroxina')
})
