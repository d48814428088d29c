import type { GapReason } from '#contract/safety.ts'
import { answersOf, subgroupsOf } from '#knowledge/safety/answered.ts'
import { conditionsOf } from '#knowledge/safety/codes/same-conditions.ts'
import { kidneyAnswers } from '#knowledge/safety/kidney-answers.ts'
import { liverAnswers } from '#knowledge/safety/liver-answers.ts'
import {
  CHILD_BELOW,
  isOfLiver,
  KIDNEY_DISEASE_BELOW,
  LOCAL_QUESTIONS,
  OLDER_FROM,
  type CheckQuestion,
  TRIMESTERS,
} from '#knowledge/safety/question.ts'
import type { IngredientKeys, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import type { CheckGap } from '../finding.ts'
import type { CheckedItem, CheckedPatient } from '../subject.ts'

/**
 * Finds the questions, such as use in pregnancy, that concern this patient and that have no answer for a drug: neither a safety
 * rule nor a reviewed source (knowledge/safety/reviewed) answers them.
 */
export type FindGaps = (items: readonly CheckedItem[], patient: CheckedPatient) => CheckGap[]

/**
 * Reason that is reported for a question about the patient that has no answer. Doses without an answer are reported by the
 * check of doses.
 */
const REASONS: Record<Exclude<CheckQuestion, 'dose' | 'duplicate' | 'interaction'>, GapReason> = {
  'first-trimester': 'no-pregnancy-rule',
  'second-trimester': 'no-pregnancy-rule',
  'third-trimester': 'no-pregnancy-rule',
  lactation: 'no-lactation-rule',
  kidney: 'no-renal-rule',
  liver: 'no-hepatic-rule',
  child: 'no-child-rule',
  older: 'no-older-rule',
  condition: 'no-condition-rule',
  duration: 'no-duration-rule',
  allergy: 'no-allergy-rule',
}
type Asked = keyof typeof REASONS

/**
 * Makes a function that finds the questions without an answer for a drug. The answers about all ingredients are collected once.
 */
export function createGapFinder(knowledge: SafetyKnowledge): FindGaps {
  const answered = { systemic: collect(knowledge, 'systemic'), local: collect(knowledge, 'local') }
  const duplicates = createDuplicateGaps(knowledge, answered.systemic('duplicate'))
  const unasked = createUnaskedOfEach(knowledge)
  const kidney = kidneyAnswers(knowledge)
  const liver = liverAnswers(knowledge)
  return (items, patient) => {
    const asked = questionsOf(patient)
    const isUnasked = unasked(patient)
    const filtration = patient.egfr ?? 0
    const codes = codesOf(patient).flatMap((code) => conditionsOf(code, knowledge.sameConditions))
    const gapOf = (question: Asked, drug: string, isLocal: boolean): GapReason | null => {
      const open = REASONS[question]
      if (question === 'kidney')
        return kidney.isAnswered(drug, filtration, patient.crcl ?? filtration) ? null : open
      if (question === 'liver')
        return { answered: null, unclassed: 'missing-liver-class' as const, open }[
          liver(drug, codes, patient.childPugh ?? null)
        ]
      return answered[isLocal ? 'local' : 'systemic'](question).has(drug) ? null : open
    }
    const gaps = items.flatMap((item) => {
      if (item.current || item.ingredients === null) return []
      const isLocal = item.reach !== 'systemic'
      const questions = isLocal ? asked.filter((one) => LOCAL_QUESTIONS.some((q) => q === one)) : asked
      const open = new Map<GapReason, Set<string>>()
      for (const question of questions)
        for (const drug of item.ingredients) {
          const reason = gapOf(question, drug, isLocal)
          if (reason !== null) open.set(reason, (open.get(reason) ?? new Set()).add(drug))
        }
      const drugs = isLocal ? [] : item.ingredients.filter(isUnasked)
      if (drugs.length > 0)
        open.set('no-condition-rule', new Set([...(open.get('no-condition-rule') ?? []), ...drugs]))
      return [...open].map(([reason, drugs]) => ({
        reason,
        items: [item.key],
        about: [...drugs].map((drug) => knowledge.printed.get(drug) ?? drug),
      }))
    })
    return [...gaps, ...duplicates(items)]
  }
}

function collect(knowledge: SafetyKnowledge, reach: 'systemic' | 'local') {
  const { byRule, byReview } = answersOf(knowledge, reach)
  const all = new Map<CheckQuestion, IngredientKeys>(
    [...byRule].map(([question, ruled]) => [
      question,
      new Set([...ruled, ...(byReview.get(question) ?? [])]),
    ]),
  )
  return (question: CheckQuestion): IngredientKeys => all.get(question) ?? new Set()
}

/** CIE-10 codes of the patient's conditions and of the diagnoses of the prescription. */
const codesOf = ({ conditions, diagnoses }: CheckedPatient): string[] => [
  ...(conditions ?? []),
  ...(diagnoses ?? []),
]

/**
 * The questions of the safety check that concern this patient, such as `kidney`. Data that the patient's record lacks are
 * reported elsewhere, as missing.
 */
function questionsOf(patient: CheckedPatient): Asked[] {
  const { ageMonths, egfr } = patient
  const states = patient.reproduction ?? []
  const codes = codesOf(patient)
  const concerns: [Asked, boolean][] = [
    ...TRIMESTERS.map((one): [Asked, boolean] => [one, states.includes(one)]),
    ['lactation', states.includes('lactation')],
    ['kidney', egfr !== null && egfr < KIDNEY_DISEASE_BELOW],
    ['liver', codes.some(isOfLiver)],
    ['child', ageMonths !== null && ageMonths < CHILD_BELOW],
    ['older', ageMonths !== null && ageMonths >= OLDER_FROM],
    ['condition', codes.length > 0],
    ['duration', true],
    ['allergy', (patient.allergies ?? []).length > 0],
  ]
  return concerns.flatMap(([question, doesConcern]) => (doesConcern ? [question] : []))
}

/**
 * For some conditions, such as porphyria, each drug has to be known as safe. The returned function finds these conditions
 * of a patient, and tells for a drug whether it is neither listed as safe nor in a rule for one of them. Rules about other
 * conditions do not count.
 */
function createUnaskedOfEach({ askedOfEach, conditions, cautions, sameConditions }: SafetyKnowledge) {
  const ruled = new Map<string, string[]>()
  const of = [
    ...conditions.map(({ drugs, codes }) => ({ drugs, codes })),
    ...cautions.map(({ drugs, context }) => ({ drugs, codes: context?.codes ?? [] })),
  ]
  for (const { drugs, codes } of of)
    for (const drug of drugs) ruled.set(drug, [...(ruled.get(drug) ?? []), ...codes])
  const isOf = (code: string, starts: readonly string[]) => starts.some((start) => code.startsWith(start))
  return (patient: CheckedPatient): ((drug: string) => boolean) => {
    const codes = codesOf(patient).flatMap((code) => conditionsOf(code, sameConditions))
    const asked = codes.flatMap((code) =>
      askedOfEach.flatMap((one) => (isOf(code, one.codes) ? [{ code, safe: one.safe }] : [])),
    )
    return (drug) => asked.some(({ code, safe }) => !safe.has(drug) && !isOf(code, ruled.get(drug) ?? []))
  }
}

/**
 * Reports two drugs of one chemical subgroup as not checked, if no rule says how many drugs of the subgroup a patient may take.
 * The same drug in two rows is not reported here: it is always found as a duplicate, without a rule of its class.
 */
function createDuplicateGaps({ atc, printed }: SafetyKnowledge, answered: IngredientKeys) {
  return (items: readonly CheckedItem[]): CheckGap[] => {
    const systemic = items.filter(({ reach, ingredients }) => reach === 'systemic' && ingredients !== null)
    const members = new Map<string, { item: CheckedItem; drug: string }[]>()
    for (const item of systemic)
      for (const drug of item.ingredients ?? [])
        for (const code of answered.has(drug) ? [] : subgroupsOf(atc.get(drug) ?? []))
          members.set(code, [...(members.get(code) ?? []), { item, drug }])
    return [...members.values()].flatMap((those): CheckGap[] => {
      const drugs = new Set(those.map(({ drug }) => drug))
      const rows = new Set(those.map(({ item }) => item))
      if (drugs.size < 2 || rows.size < 2 || [...rows].every(({ current }) => current)) return []
      const about = [...drugs].map((drug) => printed.get(drug) ?? drug)
      return [{ reason: 'no-duplicate-rule', items: [...rows].map(({ key }) => key), about }]
    })
  }
}
