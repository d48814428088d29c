import { expect, test } from 'vitest'
import type { Finding } from '#contract/safety.ts'
import { groupByAdvice } from './group-by-advice.ts'

const finding = (about: string[], over: Partial<Finding> = {}): Finding => ({
  id: about.join(' '),
  kind: 'interaction',
  severity: 'serious',
  interrupts: false,
  items: ['1', '2'],
  about,
  mechanism: 'sube el INR',
  advice: 'mida el INR',
  sources: [{ title: 'prueba', url: '' }],
  figures: null,
  last_reason: '',
  ...over,
})

test('findings of a combination with the same advice are shown once', () => {
  const first = finding(['warfarina', 'trimetoprima'])
  const second = finding(['warfarina', 'sulfametoxazol'], {
    mechanism: 'otro camino',
    sources: [{ title: 'otra', url: '' }],
  })
  expect(groupByAdvice([first, second])).toEqual([[first, second]])
})

test.each([
  ['another severity', { severity: 'moderate' as const }],
  ['another advice', { advice: 'otra cosa' }],
  ['another row', { items: ['1', '3'] }],
  ['one that stops the issue', { interrupts: true }],
  ['other figures', { figures: { written: 2, limit: 1, unit: 'mg' } }],
])('with %s each finding is shown separately', (_, over) => {
  const [first, second] = [finding(['a', 'b']), finding(['a', 'c'], over)]
  expect(groupByAdvice([first, second])).toEqual([[first], [second]])
})
