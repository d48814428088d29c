import { expect, test } from 'vitest'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, writtenRow } from '../../testing/clinical/safety.ts'
import type { CheckedPatient } from '../subject.ts'

/** Kind and severity of the findings about a drug for a patient. */
const found = (presentation: string, instructions: string, patient: Partial<CheckedPatient>) => {
  const row = projectSafety.read(writtenRow(presentation, instructions, 'oral'))
  const { findings } = projectSafety.check(row ? [row] : [], healthyPatient(patient))
  return findings.map(({ kind, severity }) => `${kind} ${severity}`)
}
const PARACETAMOL = 'Paracetamol 500 mg tableta'
const TWO = '2 tabletas cada 6 horas por 5 días'

test.each(['A', 'B', 'C'])('a class %s without a code of the liver counts as cirrhosis', (childPugh) => {
  const coded = found(PARACETAMOL, TWO, { conditions: ['K74.6'] })
  expect(coded).toContain('condition moderate')
  expect(found(PARACETAMOL, TWO, { childPugh })).toEqual(coded)
})

test('without a class and without a code the liver is not asked about', () => {
  expect(found(PARACETAMOL, TWO, {})).toEqual([])
})

test('a code of the liver stays the one that is named', () => {
  expect(found(PARACETAMOL, TWO, { childPugh: 'B', conditions: ['K70.3'] })).toEqual(
    found(PARACETAMOL, TWO, { conditions: ['K70.3'] }),
  )
})

test('what the class itself forbids is said once', () => {
  expect(found('Simvastatina 20 mg tableta', '1 tableta cada 24 horas', { childPugh: 'C' })).toEqual([
    'hepatic contraindicated',
  ])
})
