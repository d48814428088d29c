import { expect, test } from 'vitest'
import { createContentsReader } from '#server/safety/read-contents.ts'
import { projectKnowledge, projectSafety } from '#server/testing/project-knowledge.ts'
import { createPairVerdict } from './safety-pair.ts'

const rules = projectSafety.rules
const verdict = createPairVerdict(rules, createContentsReader(projectKnowledge, rules))

test('a pair is found by Spanish names or synonyms, ignoring accents and case', () => {
  expect(verdict('Warfarina, IBUPROFENO')).toMatchObject({
    outcome: 'found',
    severity: 'serious',
    interrupts: false,
  })
  expect(verdict('hipérico,ciclosporina')).toMatchObject({ outcome: 'found', interrupts: true })
})

test.each([
  ['sildenafil,isosorbida', 'contraindicated'],
  ['sildenafil,isosorbida dinitrato', 'contraindicated'],
  ['Viagra,ISDN', 'contraindicated'],
  ['warfarina,cotrimoxazol', 'serious'],
  ['naproxeno,ibuprofeno', 'serious'],
  ['TMP/SMX,metotrexato', 'contraindicated'],
  ['Paxlovid,simvastatina', 'contraindicated'],
  ['enalapril maleato,cloruro potásico', 'serious'],
])('spellings of doctors are understood: %s', (line, severity) => {
  expect(verdict(line)).toMatchObject({ outcome: 'found', severity })
})

test('a pair without a rule is distinguished from an unknown name', () => {
  expect(verdict('paracetamol,amoxicilina')).toMatchObject({ outcome: 'none', severity: null })
  expect(verdict('paracetamol,simeticona').outcome).toBe('unchecked')
  for (const line of [
    'paracetamol zzz,amoxicilina',
    'paracetamol,zzz',
    'zzz,paracetamol',
    'paracetamol',
    '',
    'paracetamol,amoxicilina,warfarina',
    '"trimetoprima, sulfametoxazol",metotrexato',
  ])
    expect(verdict(line).outcome).toBe('unchecked')
})
