import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { launch } from './launch.ts'

test.each([
  ['/prescriptions/', true],
  ['/prescription/4ef8dafe', true],
  ['https://evil.example/prescriptions/', false],
  ['/unknown/', false],
  ['', false],
])('a launch may open the page %s: %s', (redirect_url, isAllowed) =>
  expect(z.safeParse(launch.request.body, { redirect_url }).success).toBe(isAllowed),
)

test('the parameters of a draft have at most 20,000 characters together', () => {
  const withLength = (length: number) => {
    const empty = JSON.stringify({ diagnosis: '', extras: 'x' }).length
    return { parameters: { diagnosis: 'x'.repeat(length - empty), extras: 'x' } }
  }
  const isAllowed = (length: number) => z.safeParse(launch.prefill.body, withLength(length)).success
  expect([isAllowed(19_999), isAllowed(20_000), isAllowed(20_001)]).toEqual([true, true, false])
})
