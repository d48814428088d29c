import { expect, test } from 'vitest'
import { projectSafety } from '#server/testing/clinical/project-knowledge.ts'
import {
  coverageOf,
  missedContraindications,
  readCrosswalk,
  readPairs,
  recallOf,
} from './coverage-of-safety.ts'

const knowledge = projectSafety.rules
const crosswalk = readCrosswalk(
  'es_name,ansm_fr_name\nClaritromicina,CLARITHROMYCINE\nSimvastatina,SIMVASTATINE\nParacetamol,PARACETAMOL\nzzz,ZZZ\n',
  knowledge,
)
const pairs = readPairs(
  [
    'a,b,niveau',
    'CLARITHROMYCINE,SIMVASTATINE,2',
    'SIMVASTATINE,CLARITHROMYCINE,4',
    'PARACETAMOL,SIMVASTATINE,4',
    'ZZZ,PARACETAMOL,4',
    'PARACETAMOL,PARACETAMOL,4',
  ].join('\n'),
  crosswalk,
)

test('a pair is counted once, at its highest level, and only when both names are known', () => {
  expect(pairs).toEqual([
    { a: 'claritromicina', b: 'simvastatina', level: 4 },
    { a: 'paracetamol', b: 'simvastatina', level: 4 },
  ])
})

test('found pairs, their levels, and pairs wrongly answered as safe', () => {
  const [worst] = recallOf(knowledge, pairs)
  expect(worst).toMatchObject({ level: 4, size: 2, found: 1, atLeast: 1, stopping: 1, none: 1 })
  expect(missedContraindications(knowledge, pairs)).toEqual(['paracetamol + simvastatina'])
})

test('each check covers some ingredients, and none covers an unknown one', () => {
  for (const { check, rules, covered } of coverageOf(knowledge, [
    'paracetamol',
    'warfarina',
    'ibuprofeno',
    'zzz',
  ])) {
    expect(rules, check).toBeGreaterThan(0)
    expect(covered, check).toBeLessThan(4)
  }
})
