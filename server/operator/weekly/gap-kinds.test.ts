import { expect, test } from 'vitest'
import { countGaps } from './gap-kinds.ts'

test('a datum of the record counts once for a prescription, whichever rows need it', () => {
  const gaps = [
    { reason: 'missing-weight' as const, about: ['paracetamol'] },
    { reason: 'missing-weight' as const, about: ['amoxicilina'] },
    { reason: 'missing-allergies' as const, about: [] },
  ]
  expect(countGaps(gaps)).toEqual({ record: 2, knowledge: 0, text: 0 })
})

test('a question about a drug is of the knowledge, and each drug counts', () => {
  const gaps = [
    { reason: 'no-renal-rule' as const, about: ['silimarina'] },
    { reason: 'no-renal-rule' as const, about: ['silimarina'] },
    { reason: 'no-renal-rule' as const, about: ['cinitaprida'] },
    { reason: 'not-covered' as const, about: ['cinitaprida'] },
    { reason: 'free-text' as const, about: ['Preparado base'] },
  ]
  expect(countGaps(gaps)).toEqual({ record: 0, knowledge: 3, text: 1 })
})
