import { expect, test } from 'vitest'
import { shippedSafety } from '#server/testing/safety.ts'
import { createPairVerdict } from './safety-pair.ts'

const verdict = createPairVerdict(shippedSafety())

test('a pair is found by its Spanish names or synonyms, accents and case aside', () => {
  expect(verdict('Warfarina, IBUPROFENO')).toMatchObject({
    outcome: 'found',
    severity: 'serious',
    interrupts: false,
  })
  expect(verdict('hipérico,ciclosporina')).toMatchObject({ outcome: 'found', interrupts: true })
})

test('no rule is not the same as an unknown name', () => {
  expect(verdict('paracetamol,amoxicilina')).toMatchObject({ outcome: 'none', severity: null })
  for (const line of ['paracetamol,zzz', 'zzz,paracetamol', 'paracetamol', ''])
    expect(verdict(line).outcome).toBe('unchecked')
})
