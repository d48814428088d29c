import { expect, test } from 'vitest'
import { estimateStrength } from './estimate-strength.ts'

test('tells what is guessed at once from what is not', () => {
  expect(estimateStrength('password1234', [])).toBeLessThan(2)
  expect(estimateStrength('mesa verde lluvia tranvia', [])).toBe(4)
})

test('knows the words of the person', () => {
  const words = ['jacarandas', 'tlalnepantla']
  expect(estimateStrength('jacarandas', words)).toBeLessThan(estimateStrength('jacarandas', []))
})

test('reads a long text in no time that grows', () => {
  expect(estimateStrength('ab1'.repeat(5000), [])).toBeGreaterThanOrEqual(0)
})
