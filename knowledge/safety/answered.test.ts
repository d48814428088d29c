import { expect, test } from 'vitest'
import { makeDoseRule, makeRule, makeSafetyKnowledge } from '#server/testing/clinical/safety.ts'
import { answersOf } from './answered.ts'
import type { PaediatricDose } from './paediatric-dose.ts'
import { type CheckQuestion, QUESTIONS } from './question.ts'
import type { Reviewed } from './reviewed/reviewed-drug.ts'

const about = (...drugs: string[]) => ({ ...makeRule(drugs.join('-')), drugs: new Set(drugs) })
const YEAR = 12
const reproduction = { ...about(), local: false }
const ages = { ...about(), fromMonths: 0, belowMonths: 1440, local: false }
const read = (question: CheckQuestion, drug: string, reach: Reviewed['reach'] = 'systemic'): Reviewed => ({
  question,
  drug,
  reach,
  sources: ['invented'],
  readOn: '2026-11-01',
})

/** A usual dose of the drug for children. */
const usual = (drug: string): PaediatricDose => ({
  id: drug,
  drug,
  routes: [],
  indication: { es: '', en: '' },
  fromMonths: 0,
  toMonths: 12,
  unit: 'mg',
  perKg: true,
  fromKg: 0,
  toKg: 100,
  minDay: 1,
  maxDay: 2,
  times: 2,
  isSingle: false,
  ceilingDay: 100,
  sources: ['invented'],
})

/** Invented rules of every kind, each about drugs that no other rule names. */
const knowledge = makeSafetyKnowledge({
  reproduction: [
    { ...reproduction, ...about('pregnant'), state: 'pregnancy' },
    { ...reproduction, ...about('first'), state: 'first-trimester' },
    { ...reproduction, ...about('third'), state: 'third-trimester' },
    { ...reproduction, ...about('milk'), state: 'lactation' },
    { ...reproduction, ...about('pregnant-local'), state: 'pregnancy', local: true },
    { ...reproduction, ...about('milk-local'), state: 'lactation', local: true },
  ],
  renal: [{ ...about('filtered'), below: 30 }],
  conditions: [
    { ...about('asthma'), codes: ['J45'], local: false },
    { ...about('cirrhosis'), codes: ['J45', 'K74.6'], local: false },
    { ...about('fatty'), codes: ['K76.0'], local: false },
    { ...about('glaucoma-local'), codes: ['H40'], local: true },
  ],
  ages: [
    { ...ages, ...about('to-65'), belowMonths: 65 * YEAR },
    { ...ages, ...about('over-65'), fromMonths: 18 * YEAR, belowMonths: 65 * YEAR + 1 },
    { ...ages, ...about('from-75'), fromMonths: 75 * YEAR },
    { ...ages, ...about('under-18'), fromMonths: 18 * YEAR - 1, belowMonths: 65 * YEAR },
    { ...ages, ...about('any-local'), local: true },
  ],
  doses: [
    makeDoseRule({ drug: 'dosed-child', fromMonths: 18 * YEAR - 1 }),
    makeDoseRule({ drug: 'dosed-adult', fromMonths: 18 * YEAR }),
  ],
  paediatric: [usual('usual-child')],
  cautions: [
    { ...about('cleared'), kind: 'renal', reaches: ['systemic'], context: { crclBelow: 60 } },
    { ...about('liver-class'), kind: 'hepatic', reaches: ['systemic'] },
    { ...about('days'), kind: 'duration', reaches: ['systemic'] },
  ],
  duplicates: [{ ...makeRule('group'), members: new Set(['member-1', 'member-2']), atMost: 1 }],
  interactions: [{ ...makeRule('pair'), a: new Set(['side-a']), b: new Set(['side-b']), local: 'none' }],
  allergies: [{ ...makeRule('cross'), allergens: new Set(['allergen']), reactsWith: new Set(['kin']) }],
  allergyGroups: [
    { id: 'group', name: { es: 'Grupo', en: 'Group' }, aliases: [], members: new Set(['in-group']) },
  ],
  reviewed: [
    read('kidney', 'read'),
    read('kidney', 'filtered'),
    read('liver', 'read-liver'),
    read('child', 'read-local', 'local'),
    read('child', 'any-local', 'local'),
  ],
})

const told = (answers: ReadonlyMap<CheckQuestion, ReadonlySet<string>>) =>
  Object.fromEntries(
    [...answers].flatMap(([question, drugs]) => (drugs.size > 0 ? [[question, [...drugs].toSorted()]] : [])),
  )

test('each question is answered by the rules that are about it', () => {
  expect(told(answersOf(knowledge).byRule)).toEqual({
    'first-trimester': ['first', 'pregnant'],
    'second-trimester': ['pregnant'],
    'third-trimester': ['pregnant', 'third'],
    lactation: ['milk'],
    kidney: ['cleared', 'filtered'],
    liver: ['cirrhosis', 'liver-class'],
    child: ['dosed-child', 'to-65', 'under-18', 'usual-child'],
    older: ['over-65'],
    condition: ['asthma', 'cirrhosis', 'fatty'],
    dose: ['dosed-adult', 'dosed-child'],
    duration: ['days'],
    duplicate: ['member-1', 'member-2'],
    allergy: ['allergen', 'in-group', 'kin'],
    interaction: ['side-a', 'side-b'],
  })
})

test('on skin and mucosa the rules about these answer, of pregnancy, lactation and children', () => {
  expect(told(answersOf(knowledge, 'local').byRule)).toEqual({
    'first-trimester': ['pregnant-local'],
    'second-trimester': ['pregnant-local'],
    'third-trimester': ['pregnant-local'],
    lactation: ['milk-local'],
    child: ['any-local'],
  })
})

test('a reviewed row answers where no rule does, for the same reach', () => {
  expect(told(answersOf(knowledge).byReview)).toEqual({ kidney: ['read'], liver: ['read-liver'] })
  expect(told(answersOf(knowledge, 'local').byReview)).toEqual({ child: ['read-local'] })
})

test('knowledge without rules answers no question, and has a line for each', () => {
  const { byRule, byReview } = answersOf(makeSafetyKnowledge())
  expect([...byRule.keys()]).toEqual([...QUESTIONS])
  expect([told(byRule), told(byReview)]).toEqual([{}, {}])
})

test('an ingredient alone in its chemical subgroups is answered for duplicates, and those that share one are not', () => {
  const atc = new Map([
    ['alone', ['A02BX01']],
    ['shared-1', ['A10BA01', 'A02BY02']],
    ['shared-2', ['A10BA02']],
    ['twice-itself', ['C01AA01', 'C01AA02']],
    ['general', ['A10']],
  ])
  const { byReview } = answersOf(makeSafetyKnowledge({ atc }))
  expect(told(byReview)).toEqual({ duplicate: ['alone', 'twice-itself'] })
  expect(told(answersOf(makeSafetyKnowledge({ atc }), 'local').byReview)).toEqual({
    duplicate: ['alone', 'twice-itself'],
  })
})
