import { expect, test } from 'vitest'
import { makeRule, makeSafetyKnowledge } from '#server/testing/clinical/safety.ts'
import { liverAnswers } from './liver-answers.ts'
import type { Reviewed } from './reviewed/reviewed-drug.ts'
import type { CautionRule, ConditionRule } from './rule.ts'

const ofCodes = (drug: string, codes: string[], local = false): ConditionRule => ({
  ...makeRule(`${drug}-codes`),
  drugs: new Set([drug]),
  codes,
  local,
})
const ofClasses = (drug: string, childPugh: string[]): CautionRule => ({
  ...makeRule(`${drug}-classes`),
  kind: 'hepatic',
  drugs: new Set([drug]),
  reaches: [],
  context: { childPugh },
})
const read = (drug: string, childPugh?: string[]): Reviewed => ({
  question: 'liver',
  drug,
  reach: 'systemic',
  sources: ['invented'],
  readOn: '2026-11-29',
  ...(childPugh ? { childPugh } : {}),
})

/** Invented rules and reviewed rows, each about drugs that only one test asks for. */
const answerOf = liverAnswers(
  makeSafetyKnowledge({
    conditions: [
      ofCodes('cirrhosis', ['K74', 'J45']),
      ofCodes('hepatitis', ['B16']),
      ofCodes('failure', ['K72']),
      ofCodes('asthma', ['J45']),
      ofCodes('eye', ['K74'], true),
    ],
    cautions: [ofClasses('class-c', ['C']), ofClasses('graded', ['C']), ofClasses('failure', ['C'])],
    reviewed: [
      read('graded', ['A', 'B']),
      read('failure', ['A', 'B']),
      read('read'),
      { ...read('kidney'), question: 'kidney' },
      { ...read('local'), reach: 'local' },
    ],
  }),
)

const HEPATITIS = ['B16.9']
const CIRRHOSIS_ALONE = ['K74.6']
const FAILURE = ['K72.9', 'K74.6']

test.each<[string, string[], string | null, string]>([
  ['cirrhosis', CIRRHOSIS_ALONE, null, 'answered'],
  ['cirrhosis', FAILURE, 'B', 'answered'],
  // Without a cirrhosis no class of Child and Pugh is worse than A, so that any rule about the liver answers.
  ['cirrhosis', HEPATITIS, null, 'answered'],
  ['class-c', HEPATITIS, null, 'answered'],
  ['hepatitis', HEPATITIS, null, 'answered'],
  ['hepatitis', CIRRHOSIS_ALONE, null, 'open'],
  ['hepatitis', CIRRHOSIS_ALONE, 'C', 'open'],
  ['class-c', CIRRHOSIS_ALONE, 'C', 'answered'],
  ['class-c', CIRRHOSIS_ALONE, 'B', 'open'],
  ['class-c', CIRRHOSIS_ALONE, null, 'unclassed'],
  ['graded', CIRRHOSIS_ALONE, 'A', 'answered'],
  ['graded', CIRRHOSIS_ALONE, 'B', 'answered'],
  ['graded', CIRRHOSIS_ALONE, 'C', 'answered'],
  ['graded', CIRRHOSIS_ALONE, null, 'unclassed'],
  ['graded', FAILURE, null, 'unclassed'],
  ['failure', FAILURE, null, 'answered'],
  ['failure', CIRRHOSIS_ALONE, null, 'unclassed'],
  ['read', CIRRHOSIS_ALONE, null, 'answered'],
  ['read', FAILURE, 'C', 'answered'],
  ['asthma', CIRRHOSIS_ALONE, null, 'open'],
  ['eye', CIRRHOSIS_ALONE, null, 'open'],
  ['kidney', CIRRHOSIS_ALONE, null, 'open'],
  ['local', CIRRHOSIS_ALONE, null, 'open'],
  ['nobody', HEPATITIS, null, 'open'],
])('%s with %j of class %s: %s', (drug, codes, childPugh, answer) => {
  expect(answerOf(drug, codes, childPugh)).toBe(answer)
})
