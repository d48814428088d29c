import { describe, expect, test } from 'vitest'
import type { AttentionItem } from '#contract/dashboard/attention.ts'
import { texts as en } from '#locales/en/attention.ts'
import { texts as es } from '#locales/es/attention.ts'
import { attentionSentence } from './attention-sentence.ts'

const AT = '2026-11-27T18:00:00.000Z'
const payment = { slug: 'AAAAAAAAAAAAAAAAAAAAAA', amount_cents: 80_000, concept: 'Consulta', at: AT }
const OF_NOBODY: AttentionItem[] = [
  { ...payment, id: 'payment-reported:1', kind: 'payment-reported', patient_name: '' },
  { ...payment, id: 'payment-received:1', kind: 'payment-received', patient_name: '' },
  { ...payment, id: 'payment-expired:1', kind: 'payment-expired', patient_name: '' },
]

describe.each([
  ['Spanish', es, 'un paciente'],
  ['English', en, 'a patient'],
])('in %s', (_language, texts, nobody) => {
  test.each(OF_NOBODY)('a $kind without a person begins with a capital letter', (item) => {
    const { text } = attentionSentence(item, texts, 'hoy 12:00')
    expect(text).toContain(nobody)
    expect(text).toContain('$800.00')
    expect(text).toMatch(/^[A-Z]/)
  })
})
