import type { CheckQuestion } from '#knowledge/safety/question.ts'
import { reviewedFor } from '#knowledge/safety/reviewed.ts'
import type { IngredientKeys, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { createGapFinder } from './coverage/find-gaps.ts'
import { checkDoses } from './check-doses.ts'
import { checkVaccinesAgain } from './context/check-vaccines-again.ts'
import { checkDuplicates, checkRepeated } from './check-duplicates.ts'
import { checkInteractions, indexInteractions, inInteractions } from './check-interactions.ts'
import { sortLingering } from './context/lingering.ts'
import { checkPatient } from './check-patient.ts'
import { bySeverity, type CheckFinding, type CheckGap, outcomeOf, type SafetyResult } from './finding.ts'
import { checkCautions } from './context/check-cautions.ts'
import { checkRoutes } from './context/check-routes.ts'
import { checkLoads } from './context/check-loads.ts'
import { withLiverClass, withoutSaidByClass } from './context/liver-class.ts'
import { createVaccineGaps } from './context/unasked-vaccines.ts'
import { situationOf } from './context/build-situation.ts'
import { withCodedStates } from './context/coded-states.ts'
import { checkStrengths } from './check-strengths.ts'
import { indexRules } from './rules-for.ts'
import type { CheckedItem, CheckedPatient } from './subject.ts'

/**
 * Checks a draft against the patient's record and medication. The same input always gives the same result. `repeated` are
 * medicines of the patient that a new row continues; the check only reports that they are continued.
 */
export type CheckSafety = (
  items: readonly CheckedItem[],
  patient: CheckedPatient,
  repeated?: readonly CheckedItem[],
) => SafetyResult

/**
 * Creates the safety check. The rules are indexed once, and each check then reads only the rules about its ingredients.
 */
export function createSafetyCheck(knowledge: SafetyKnowledge): CheckSafety {
  const find = indexInteractions(knowledge.interactions)
  const rulesFor = indexRules(knowledge)
  const read = (question: CheckQuestion) => reviewedFor(knowledge.reviewed, question, 'systemic')
  const covered = new Set([...inInteractions(knowledge), ...read('interaction')])
  const open = createGapFinder(knowledge)
  const vaccineGaps = createVaccineGaps(knowledge)
  const unlimited = new Set([...read('dose')].map((drug) => knowledge.printed.get(drug) ?? drug))
  const isUnlimited = ({ reason, about }: CheckGap): boolean =>
    reason === 'not-covered' && about.every((name) => unlimited.has(name))
  return (all, recorded, repeated = []) => {
    const patient = withCodedStates(withLiverClass(recorded), knowledge)
    const { present: items, lingering } = sortLingering(all, knowledge.lingering)
    const rules = rulesFor(items.flatMap((item) => item.ingredients ?? []))
    const situation = situationOf(items, patient, rules, repeated)
    const interactions = checkInteractions([...items, ...lingering], find, rules, situation)
    const duplicates = checkDuplicates(items, rules).filter((d) => !saidBy(d, interactions))
    const record = checkPatient(items, patient, rules, situation)
    const doses = checkDoses(items, patient, rules)
    const again = [...checkRepeated(items, repeated, rules), ...checkVaccinesAgain(all, knowledge)]
    const strengths = checkStrengths(items, rules)
    const cautions = checkCautions(situation, rules)
    const routes = checkRoutes(items, rules)
    const found = mostSerious([
      ...record.findings,
      ...doses.findings,
      ...cautions,
      ...routes,
      ...interactions,
      ...duplicates,
      ...strengths,
      ...again,
    ])
    const told = withoutSaidByClass(checkLoads(situation, rules, found), recorded)
    const findings = told.toSorted(bySeverity)
    const gaps = [
      ...unread(items),
      ...withoutRules(items, covered, knowledge),
      ...open(items, patient),
      ...record.gaps,
      ...vaccineGaps(
        items.filter(({ current }) => !current),
        patient,
      ),
      ...doses.gaps.filter((gap) => !isUnlimited(gap)),
    ]
    return {
      outcome: outcomeOf({ findings, gaps }),
      findings,
      gaps,
      version: knowledge.version,
    }
  }
}

/** Leaves only the most serious of several findings of one kind about the same rows and names. */
function mostSerious(findings: readonly CheckFinding[]): CheckFinding[] {
  const worst = new Map<string, CheckFinding>()
  for (const finding of findings) {
    const about = [finding.kind, ...finding.items, ...finding.about].join(' ')
    const known = worst.get(about)
    if (known === undefined || bySeverity(finding, known) < 0) worst.set(about, finding)
  }
  const kept = new Set(worst.values())
  return findings.filter((finding) => kept.has(finding))
}

/**
 * Whether an interaction of the same two rows is at least as serious as the finding of a duplicate. The duplicate is
 * then left out.
 */
const saidBy = (duplicate: CheckFinding, interactions: readonly CheckFinding[]): boolean =>
  duplicate.items.length === 2 &&
  interactions.some(
    (i) => i.items.every((key) => duplicate.items.includes(key)) && bySeverity(i, duplicate) <= 0,
  )

/**
 * Gaps of the check for rows whose text names no known ingredient, or has words that are not understood, or does not tell where
 * the drug acts, or whose route is not understood.
 */
function unread(items: readonly CheckedItem[]): CheckGap[] {
  return items.flatMap((item): CheckGap[] => {
    const items = [item.key]
    const route = item.unknownRoute
      ? [{ reason: 'unknown-route' as const, items, about: [item.unknownRoute] }]
      : []
    if (item.ingredients === null) return [{ reason: 'free-text', items, about: [item.label] }, ...route]
    return [
      ...route,
      ...(item.unknown.length > 0
        ? [{ reason: 'unknown-ingredient' as const, items, about: item.unknown }]
        : []),
      ...(item.isReachOpen ? [{ reason: 'route-open' as const, items, about: [item.label] }] : []),
    ]
  })
}

/**
 * Gaps of the check for rows whose ingredients are in no interaction rule, if the check has other rows. A check of such a row
 * without a finding does not mean that there is no interaction. If one ingredient of a combination (amoxicillin with clavulanic
 * acid) is in a rule, the combination has no gap.
 */
function withoutRules(
  items: readonly CheckedItem[],
  covered: IngredientKeys,
  { printed }: Pick<SafetyKnowledge, 'printed'>,
): CheckGap[] {
  const systemic = items.filter(({ reach, ingredients }) => reach === 'systemic' && ingredients !== null)
  if (systemic.length < 2 || systemic.every((item) => item.current)) return []
  return systemic.flatMap(({ key, ingredients }): CheckGap[] =>
    ingredients === null || ingredients.some((one) => covered.has(one))
      ? []
      : [
          {
            reason: 'no-interaction-rule',
            items: [key],
            about: ingredients.map((one) => printed.get(one) ?? one),
          },
        ],
  )
}
