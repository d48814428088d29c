import { describe, expect, test } from 'vitest'
import { answersOf } from '#knowledge/safety/answered.ts'
import { kidneyAnswers } from '#knowledge/safety/kidney-answers.ts'
import { normalize } from '#contract/values/normalize.ts'
import { type CheckQuestion, QUESTIONS } from '#knowledge/safety/question.ts'
import type { Reviewed } from '#knowledge/safety/reviewed/reviewed-drug.ts'
import type { ReproductiveState } from '#knowledge/safety/rule.ts'
import { projectKnowledge, projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, item, makeRule, makeSafetyKnowledge } from '../../testing/clinical/safety.ts'
import { createSafetyCheck } from '../check.ts'
import { createGapFinder } from './find-gaps.ts'
import type { CheckedItem, CheckedPatient } from '../subject.ts'

const { check, rules } = projectSafety
const drugs = projectKnowledge.ingredients.map(({ name }) => normalize(name))

/** Reviewed rows that answer every question about a drug, but one. */
const knownBesides = (drug: string, open: CheckQuestion): Reviewed[] =>
  QUESTIONS.filter((question) => question !== open).map((question) => ({
    question,
    drug,
    reach: 'systemic',
    sources: ['s'],
    readOn: '2026-11-29',
  }))

const woman = (...reproduction: ReproductiveState[]) =>
  healthyPatient({ female: true, ageMonths: 30 * 12, reproduction })

/**
 * For each question of the safety check: a patient whom the question concerns, and the kinds of finding and the reason of a gap
 * that answer it.
 */
const states: Partial<Record<CheckQuestion, [patient: CheckedPatient, kinds: string[], gap: string]>> = {
  'first-trimester': [woman('pregnancy', 'first-trimester'), ['reproduction'], 'no-pregnancy-rule'],
  'second-trimester': [woman('pregnancy', 'second-trimester'), ['reproduction'], 'no-pregnancy-rule'],
  'third-trimester': [woman('pregnancy', 'third-trimester'), ['reproduction'], 'no-pregnancy-rule'],
  lactation: [woman('lactation'), ['reproduction'], 'no-lactation-rule'],
  kidney: [healthyPatient({ egfr: 10 }), ['renal'], 'no-renal-rule'],
  liver: [healthyPatient({ conditions: ['K74.6'] }), ['condition'], 'no-hepatic-rule'],
  child: [healthyPatient({ ageMonths: 5 * 12, weightKg: 18 }), ['age', 'dose'], 'no-child-rule'],
  older: [healthyPatient({ ageMonths: 80 * 12 }), ['age'], 'no-older-rule'],
  condition: [healthyPatient({ conditions: ['J00'] }), ['condition'], 'no-condition-rule'],
  duration: [healthyPatient(), [], 'no-duration-rule'],
  allergy: [healthyPatient({ allergies: ['@penicillins'] }), ['allergy'], 'no-allergy-rule'],
}

/**
 * Kind of answer that a safety check has to a question about one drug. The answer is `silent` if there is no finding, no gap,
 * no rule and no review.
 */
function answerOf(drug: string, question: CheckQuestion, reach: 'systemic' | 'local'): string {
  const [patient, kinds, gap] = states[question] ?? [healthyPatient(), [], '']
  const more: Partial<CheckedItem> = reach === 'local' ? { route: 'cutánea', reach: 'skin' } : {}
  const result = check([item('1', [drug], more)], patient)
  if (result.findings.some(({ kind }) => kinds.includes(kind))) return 'finding'
  if (result.gaps.some(({ reason }) => reason === gap)) return 'gap'
  const { byRule, byReview } = answers[reach]
  if (byReview.get(question)?.has(drug)) return 'reviewed'
  return byRule.get(question)?.has(drug) ? 'rule of another limit' : 'silent'
}
const answers = { systemic: answersOf(rules, 'systemic'), local: answersOf(rules, 'local') }

describe('every ingredient of the catalogue has an answer to every question', () => {
  test('the questions without a state here are those of doses and of drugs taken together', () => {
    expect(QUESTIONS.filter((question) => !(question in states))).toEqual([
      'dose',
      'duplicate',
      'interaction',
    ])
  })

  test.each(Object.keys(states) as CheckQuestion[])('%s, in the whole body', (question) => {
    const silent = drugs.filter((drug) => answerOf(drug, question, 'systemic') === 'silent')
    expect(silent).toEqual([])
  })

  test.each(['first-trimester', 'second-trimester', 'third-trimester', 'lactation', 'child'] as const)(
    '%s, on the skin',
    (question) => {
      const silent = drugs.filter((drug) => answerOf(drug, question, 'local') === 'silent')
      expect(silent).toEqual([])
    },
  )

  test('the dose, and drugs taken together', () => {
    const { byRule, byReview } = answers.systemic
    const has = (question: CheckQuestion, drug: string) =>
      byRule.get(question)?.has(drug) || byReview.get(question)?.has(drug)
    for (const drug of drugs) {
      const result = check([item('1', [drug]), item('2', ['paracetamol'])], healthyPatient())
      const reasons = new Set(
        result.gaps.filter(({ items }) => items.includes('1')).map(({ reason }) => reason),
      )
      const isDosed = has('dose', drug) || reasons.has('not-covered')
      expect(isDosed, `dose of ${drug}`).toBe(true)
      const isPaired = has('interaction', drug) || reasons.has('no-interaction-rule')
      expect(isPaired, `interactions of ${drug}`).toBe(true)
    }
  })
})

describe('a rule about the kidney answers below its limit only', () => {
  test.each([
    [9, ['finding']],
    [29.9, ['finding']],
    [30, ['gap']],
    [59, ['gap']],
    [60, []],
  ])('filtration %d: %j', (egfr, expected) => {
    const filtered = makeSafetyKnowledge({
      renal: [{ ...makeRule('r'), drugs: new Set(['a']), below: 30 }],
      reviewed: knownBesides('a', 'kidney'),
    })
    const { findings, gaps } = createSafetyCheck(filtered)([item('1', ['a'])], healthyPatient({ egfr }))
    const said = [...findings.map(() => 'finding'), ...gaps.map(() => 'gap')]
    expect(said).toEqual(expected)
  })

  test.each([8, 20, 40, 55])('no drug is silent at a filtration of %d for want of a statement', (egfr) => {
    const kidney = kidneyAnswers(rules)
    const open = drugs.filter((drug) => !kidney.isAnswered(drug, egfr, egfr))
    const silent = open.filter((drug) => {
      const { gaps } = check([item('1', [drug])], healthyPatient({ egfr }))
      return !gaps.some(({ reason }) => reason === 'no-renal-rule')
    })
    expect(silent).toEqual([])
  })
})

test.each<[string, Partial<CheckedPatient>, string[]]>([
  ['canagliflozina', { conditions: ['K74.6'] }, ['missing-liver-class']],
  ['canagliflozina', { conditions: ['K74.6'], childPugh: 'B' }, []],
  ['canagliflozina', { conditions: ['K74.6'], childPugh: 'C' }, ['serious']],
  ['canagliflozina', { childPugh: 'C' }, ['serious']],
  ['canagliflozina', { conditions: ['K72.9'] }, ['serious']],
  ['canagliflozina', { conditions: ['B18.2'] }, []],
  ['empagliflozina', { conditions: ['K72.9'] }, ['moderate']],
  ['empagliflozina', { conditions: ['K74.6'], childPugh: 'C' }, ['moderate']],
  ['liraglutida', { conditions: ['K72.9'] }, ['moderate']],
  ['saxagliptina', { conditions: ['K72.9'] }, ['moderate']],
  ['alogliptina', { conditions: ['K72.9'] }, ['moderate']],
  ['linagliptina', { conditions: ['K72.9'] }, []],
  ['etanercept', { conditions: ['K74.6'] }, ['no-hepatic-rule']],
])('%s with %j is answered for the liver by %j', (drug, patient, expected) => {
  const { findings, gaps } = check([item('1', [drug])], healthyPatient(patient))
  const said = [
    ...findings.filter(({ kind }) => kind === 'hepatic' || kind === 'condition').map((f) => f.severity),
    ...gaps.map(({ reason }) => reason).filter((reason) => /hepatic|liver/.test(reason)),
  ]
  expect(said).toEqual(expected)
})

describe('a question that nothing answers', () => {
  const knowledge = makeSafetyKnowledge({
    printed: new Map([
      ['a', 'Alfa'],
      ['b', 'Beta'],
    ]),
    atc: new Map([
      ['a', ['N02BE01']],
      ['b', ['N02BE02']],
    ]),
    reviewed: (['duration', 'first-trimester'] as const).map((question) => ({
      question,
      drug: 'a',
      reach: 'systemic',
      sources: ['s'],
      readOn: '2026-11-23',
    })),
  })
  const find = createGapFinder(knowledge)
  const pregnant = woman('pregnancy', 'first-trimester', 'second-trimester')

  test('is a gap once for all trimesters, and none for a reviewed trimester', () => {
    expect(find([item('1', ['a'])], pregnant)).toEqual([
      { reason: 'no-pregnancy-rule', items: ['1'], about: ['Alfa'] },
    ])
    expect(find([item('1', ['a'])], woman('pregnancy', 'first-trimester'))).toEqual([])
  })

  test('is no gap for what the patient already takes, nor for a text without a known drug', () => {
    const known = [item('1', ['b'], { current: true }), item('2', null)]
    expect(find(known, pregnant)).toEqual([])
  })

  test('is a gap at the limit of kidney function and of age', () => {
    const reasons = (patient: CheckedPatient) => find([item('1', ['a'])], patient).map(({ reason }) => reason)
    expect(reasons(healthyPatient({ egfr: 60 }))).toEqual([])
    expect(reasons(healthyPatient({ egfr: 59.9 }))).toEqual(['no-renal-rule'])
    expect(reasons(healthyPatient({ ageMonths: 780, weightKg: 60 }))).toEqual(['no-older-rule'])
    expect(reasons(healthyPatient({ ageMonths: 779 }))).toEqual([])
    expect(reasons(healthyPatient({ ageMonths: 215 }))).toEqual(['no-child-rule'])
    expect(reasons(healthyPatient({ conditions: ['K76.0'] }))).toEqual(['no-condition-rule'])
  })

  test('names two drugs of one chemical subgroup that no rule of duplicates knows', () => {
    expect(find([item('1', ['a']), item('2', ['b'])], healthyPatient())).toEqual([
      { reason: 'no-duration-rule', items: ['2'], about: ['Beta'] },
      { reason: 'no-duplicate-rule', items: ['1', '2'], about: ['Alfa', 'Beta'] },
    ])
  })
})

test.each([
  ['ivermectina', 'serious'],
  ['cilostazol', 'serious'],
  ['bezafibrato', 'contraindicated'],
  ['pregabalina', 'serious'],
  ['terbinafina', 'serious'],
  ['ticagrelor', 'moderate'],
  ['loperamida', 'moderate'],
  ['ivabradina', 'contraindicated'],
])('%s in the first trimester is found as %s', (drug, severity) => {
  const [worst] = check([item('1', [drug])], woman('pregnancy', 'first-trimester')).findings
  expect(worst?.severity).toBe(severity)
})

test.each([
  'ivabradina',
  'cilostazol',
  'bezafibrato',
  'terbinafina',
  'quetiapina',
  'colchicina',
  'ketorolaco',
])('%s during lactation is found', (drug) => {
  expect(check([item('1', [drug])], woman('lactation')).outcome).toBe('found')
})

test.each(['terbinafina', 'cilostazol'])('%s with a filtration of 15 is found', (drug) => {
  expect(check([item('1', [drug])], healthyPatient({ egfr: 14 })).outcome).toBe('found')
})

describe('porphyria asks of each drug whether it is safe', () => {
  const said = (drug: string, code: string) => {
    const { findings, gaps } = check([item('1', [drug])], healthyPatient({ conditions: [code] }))
    const worst = findings.find(({ kind }) => kind === 'condition')?.severity
    return worst ?? gaps.find(({ reason }) => reason === 'no-condition-rule')?.about.join() ?? 'none'
  }

  test.each([
    ['metamizol sodico', 'E80.2', 'contraindicated'],
    ['metamizol sodico', 'E80', 'contraindicated'],
    ['metamizol sodico', 'E80.0', 'moderate'],
    ['metamizol sodico', 'E80.1', 'moderate'],
    ['carbamazepina', 'E80.1', 'serious'],
    ['griseofulvina', 'E80.0', 'contraindicated'],
    // Gilbert's syndrome stands in the same group of CIE-10 codes as porphyria, but is no porphyria.
    ['griseofulvina', 'E80.4', 'none'],
    ['fosfomicina', 'E80.0', 'fosfomicina'],
    ['fosfomicina', 'E80.1', 'fosfomicina'],
    ['fosfomicina', 'E80.2', 'fosfomicina'],
    ['fosfomicina', 'E80.4', 'none'],
    ['paracetamol', 'E80.2', 'none'],
  ])('%s with %s: %s', (drug, code, answer) => expect(said(drug, code)).toBe(answer))

  test('a medicine for the skin is not asked', () => {
    const cream = item('1', ['fosfomicina'], { route: 'cutánea', reach: 'skin' })
    expect(check([cream], healthyPatient({ conditions: ['E80.2'] })).gaps).toEqual([])
  })
})
