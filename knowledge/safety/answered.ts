import { CHILD_BELOW, OLDER_FROM, type CheckQuestion, QUESTIONS, TRIMESTERS, isOfLiver } from './question.ts'
import { kidneyAnswers } from './kidney-answers.ts'
import { reviewedFor } from './reviewed.ts'
import type { CautionKind, IngredientKeys, SafetyKnowledge } from './rule.ts'

/**
 * Ingredients for which a rule, or a row of `reviewed/*.csv`, answers a question of the safety checks, such as use in
 * pregnancy.
 */
export interface Answers {
  /** Ingredients for which a rule answers the question, by question. */
  byRule: ReadonlyMap<CheckQuestion, IngredientKeys>
  /** Ingredients for which no rule but a row of `reviewed/*.csv` answers the question, by question. */
  byReview: ReadonlyMap<CheckQuestion, IngredientKeys>
}

/**
 * The ingredients for which the safety knowledge answers each question of the checks: by a rule, or else by a row of
 * `reviewed/*.csv`.
 */
export function answersOf(knowledge: SafetyKnowledge, reach: 'systemic' | 'local' = 'systemic'): Answers {
  const byRule = new Map<CheckQuestion, IngredientKeys>()
  const byReview = new Map<CheckQuestion, IngredientKeys>()
  for (const question of QUESTIONS) {
    const ruled = reach === 'systemic' ? ruledFor(knowledge, question) : ruledLocally(knowledge, question)
    const whole = knowledge.reviewed.filter(
      ({ filtrationFrom, childPugh }) => filtrationFrom === undefined && childPugh === undefined,
    )
    const read = new Set([
      ...reviewedFor(whole, question, reach),
      ...(question === 'duplicate' ? aloneInSubgroup(knowledge.atc) : []),
    ])
    byRule.set(question, ruled)
    byReview.set(question, new Set([...read].filter((drug) => !ruled.has(drug))))
  }
  return { byRule, byReview }
}

function ruledFor(k: SafetyKnowledge, question: CheckQuestion): IngredientKeys {
  if (question === 'lactation' || isTrimester(question)) return reproductive(k, question, false)
  if (question === 'kidney') return kidneyAnswers(k).ruled
  if (question === 'liver')
    return union(drugsOf(k.conditions.filter(({ codes }) => codes.some(isOfLiver))), cautioned(k, 'hepatic'))
  if (question === 'condition') return drugsOf(k.conditions.filter(({ local }) => !local))
  if (question === 'older')
    // A rule that begins at 75 years does not answer the question at 65.
    return drugsOf(
      k.ages.filter(
        ({ fromMonths, belowMonths, local }) =>
          !local && fromMonths <= OLDER_FROM && belowMonths > OLDER_FROM,
      ),
    )
  if (question === 'child')
    return union(
      drugsOf(k.ages.filter(({ fromMonths, local }) => !local && fromMonths < CHILD_BELOW)),
      // A limit of dose for children, or a usual dose, says that a child may take the drug.
      k.doses.filter(({ fromMonths }) => fromMonths < CHILD_BELOW).map(({ drug }) => drug),
      k.paediatric.map(({ drug }) => drug),
    )
  if (question === 'dose') return new Set(k.doses.map(({ drug }) => drug))
  if (question === 'duration') return cautioned(k, 'duration')
  if (question === 'duplicate') return union(...k.duplicates.map(({ members }) => members))
  if (question === 'interaction') return union(...k.interactions.flatMap(({ a, b }) => [a, b]))
  return union(
    ...k.allergies.flatMap(({ allergens, reactsWith }) => [allergens, reactsWith]),
    ...k.allergyGroups.map(({ members }) => members),
  )
}

function ruledLocally(k: SafetyKnowledge, question: CheckQuestion): IngredientKeys {
  if (question === 'lactation' || isTrimester(question)) return reproductive(k, question, true)
  return question === 'child' ? drugsOf(k.ages.filter((rule) => rule.local)) : new Set()
}

/** Length of an ATC code of a chemical subgroup, such as `N02BE`: drugs that share it count as one class. */
const SUBGROUP = 5

/** ATC codes of the chemical subgroups of a drug, which have five characters. */
export const subgroupsOf = (codes: readonly string[]): string[] =>
  codes.flatMap((code) => (code.length >= SUBGROUP ? [code.slice(0, SUBGROUP)] : []))

/**
 * Ingredients that share no chemical subgroup of the ATC with another ingredient, so that only the same ingredient
 * duplicates them.
 */
function aloneInSubgroup(atc: SafetyKnowledge['atc']): string[] {
  const members = new Map<string, number>()
  for (const codes of atc.values())
    for (const code of new Set(subgroupsOf(codes))) members.set(code, (members.get(code) ?? 0) + 1)
  return [...atc].flatMap(([drug, codes]) => {
    const own = subgroupsOf(codes)
    return own.length > 0 && own.every((code) => members.get(code) === 1) ? [drug] : []
  })
}

const isTrimester = (question: CheckQuestion): boolean => TRIMESTERS.some((one) => one === question)

const reproductive = (k: SafetyKnowledge, question: CheckQuestion, isLocal: boolean): IngredientKeys =>
  drugsOf(
    k.reproduction.filter(
      ({ state, local }) =>
        local === isLocal && (state === question || (state === 'pregnancy' && isTrimester(question))),
    ),
  )

/**
 * Ingredients with a rule for a circumstance of this kind, such as a limit of days, a clearance or a class of liver
 * disease.
 */
const cautioned = (k: SafetyKnowledge, of: CautionKind): IngredientKeys =>
  drugsOf(k.cautions.filter(({ kind }) => kind === of))

const drugsOf = (rules: readonly { drugs: IngredientKeys }[]): IngredientKeys =>
  union(...rules.map(({ drugs }) => drugs))

const union = (...sets: readonly Iterable<string>[]): IngredientKeys =>
  new Set(sets.flatMap((set) => [...set]))
