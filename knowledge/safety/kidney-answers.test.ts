import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/root.ts'
import { projectKnowledge, projectSafety } from '#server/testing/clinical/project-knowledge.ts'
import { makeRule, makeSafetyKnowledge } from '#server/testing/clinical/safety.ts'
import { Faults } from '../csv.ts'
import { kidneyAnswers } from './kidney-answers.ts'
import type { Reviewed } from './reviewed/reviewed-drug.ts'
import type { CautionRule, RenalRule } from './rule.ts'
import { readOutpatientUse } from './use/read-use.ts'

const rule = (drug: string, below: number): RenalRule => ({
  ...makeRule(`${drug}-${below}`),
  drugs: new Set([drug]),
  below,
})
const byClearance = (drug: string, crclBelow: number, more: Partial<CautionRule> = {}): CautionRule => ({
  ...makeRule(`${drug}-${crclBelow}`),
  kind: 'dose',
  drugs: new Set([drug]),
  reaches: [],
  context: { crclBelow },
  ...more,
})
const read = (drug: string, more: Partial<Reviewed> = {}): Reviewed => ({
  question: 'kidney',
  drug,
  reach: 'systemic',
  sources: ['invented'],
  readOn: '2026-11-29',
  ...more,
})

/** Invented rules and reviewed rows, each about drugs that only one test asks for. */
const answers = kidneyAnswers(
  makeSafetyKnowledge({
    renal: [rule('rule-30', 30), rule('two-rules', 30), rule('both', 30), rule('hole', 30), rule('all', 60)],
    cautions: [
      byClearance('two-rules', 60),
      byClearance('on-eye', 60, { reaches: ['mucosal'] }),
      byClearance('above', 0, { context: { crclFrom: 95 } }),
    ],
    reviewed: [
      read('both', { filtrationFrom: 30 }),
      read('hole', { filtrationFrom: 50 }),
      read('from-45', { filtrationFrom: 45 }),
      read('read'),
      read('liver', { question: 'liver' }),
      read('local', { reach: 'local' }),
    ],
  }),
)
const at = (drug: string, filtration: number, clearance = filtration) =>
  answers.isAnswered(drug, filtration, clearance)

describe('the question about the kidney is answered', () => {
  test.each<[string, string, [answered: number[], open: number[]]]>([
    [
      'below the limit of a rule only',
      'rule-30',
      [
        [5, 29.9],
        [30, 59],
      ],
    ],
    ['below the highest limit of several rules', 'two-rules', [[5, 30, 59.9], [60]]],
    ['beyond the limit of a rule by a reviewed row', 'both', [[5, 29.9, 30, 59], []]],
    [
      'not between a rule and a reviewed row',
      'hole',
      [
        [29.9, 50],
        [30, 49.9],
      ],
    ],
    [
      'by a reviewed row from its filtration',
      'from-45',
      [
        [45, 59],
        [5, 44.9],
      ],
    ],
    ['by a reviewed row without a filtration', 'read', [[1, 59], []]],
    ['neither by a rule for the eye nor by one for a high clearance', 'on-eye', [[], [5, 59]]],
    ['not by a rule for a high clearance', 'above', [[], [5, 59]]],
    ['not by a row about another question', 'liver', [[], [5, 59]]],
    ['not by a row about skin and mucosa', 'local', [[], [5, 59]]],
    ['not for an unknown drug', 'nobody', [[], [5, 59]]],
  ])('%s', (_title, drug, [answered, open]) => {
    expect(answered.filter((filtration) => !at(drug, filtration))).toEqual([])
    expect(open.filter((filtration) => at(drug, filtration))).toEqual([])
  })

  test('by the clearance where the rule is one by clearance', () => {
    expect(at('two-rules', 65, 55)).toBe(true)
    expect(at('two-rules', 55, 65)).toBe(false)
  })

  test('by the higher of filtration and clearance where a row is reviewed from a filtration', () => {
    expect(at('from-45', 40, 46)).toBe(true)
    expect(at('from-45', 46, 40)).toBe(true)
  })
})

test('a drug counts as answered by rules if nothing is open up to the filtration of a healthy kidney', () => {
  expect([...answers.ruled].toSorted()).toEqual(['all', 'both', 'two-rules'])
})

test('each rule about the kidney of a drug in outpatient use has a statement beyond its limit', () => {
  const faults = new Faults()
  const use = readOutpatientUse(projectRoot(), projectKnowledge.sources, faults)
  faults.throwIfAny()
  const { isAnswered } = kidneyAnswers(projectSafety.rules)
  const isRuled = (drug: string) => isAnswered(drug, 1, 1)
  const filtrations = Array.from({ length: 59 }, (_, index) => index + 1)
  const silent = [...use.keys()]
    .filter(isRuled)
    .flatMap((drug) =>
      filtrations.filter((one) => !isAnswered(drug, one, one)).map((one) => `${drug} ${one}`),
    )
  expect(silent).toEqual([])
})
