import { normalize } from '#contract/values/normalize.ts'
import type { FirstChoice } from '#knowledge/catalogue/first-choices.ts'
import type { Use } from '#knowledge/catalogue/uses.ts'
import type { NotOffered } from '#knowledge/catalogue/not-offered.ts'
import { CHILD_BELOW, isOfKidney, KIDNEY_DISEASE_BELOW, OLDER_FROM } from '#knowledge/safety/question.ts'
import type { SafetyResult } from '../finding.ts'
import type { Safety } from '../open-safety.ts'
import type { CheckedItem, CheckedPatient } from '../subject.ts'
import type { TakenBeside } from './beside.ts'
import { type DrugCandidate, CANDIDATE } from './candidates.ts'
import { isSerious } from './search-marks.ts'

export interface FoundAlternative {
  candidate: DrugCandidate
  same: 'class' | 'use'
}

const MOST = 3
/**
 * Number of letters of an ATC code that name a chemical group (`CHEMICAL_GROUP`, level 4), and a group of the same
 * action (`SAME_ACTION`, level 3).
 */
const CHEMICAL_GROUP = 5
const SAME_ACTION = 4

const isOffered = ({ generic, product }: DrugCandidate, { names, atc }: NotOffered): boolean =>
  !names.has(normalize(generic)) && !atc.some((start) => product.atc.startsWith(start))

type AlternativeSources = Pick<Safety, 'candidates' | 'check' | 'uses' | 'firstChoices' | 'notOffered'>

/**
 * Drugs that may replace a row, about which the checks of this patient find nothing serious. The first choices for this
 * patient (knowledge/catalogue/first-choices.csv) are offered. Where that table has no row about the drug, drugs of the
 * same class or use are offered, nearest group first. A drug that no rule is about for a state of this patient is left
 * out, because nobody has checked it.
 */
export function alternativesTo(
  row: CheckedItem,
  { candidates, check, uses, firstChoices, notOffered }: AlternativeSources,
  { patient, items }: TakenBeside,
): FoundAlternative[] {
  const own = row.ingredients ?? []
  const all = candidates().filter(
    ({ item }) => item.ingredients?.length === 1 && item.reach === row.reach && !isAnyOf(item, own),
  )
  const codes = candidates()
    .filter((one) => isSameDrug(one, own))
    .map(({ product }) => product.atc)
    .filter((code) => code.length >= CHEMICAL_GROUP)
  const passes = (one: DrugCandidate): boolean => isClean(check([one.item, ...items], patient))
  const first = firstChoiceFor(codes, firstChoices, patient)
  if (first) {
    const isClass = groupOf(codes, CHEMICAL_GROUP)
    return first.first
      .flatMap((name) => all.find((one) => normalize(one.generic) === name && passes(one)) ?? [])
      .slice(0, MOST)
      .map((candidate) => ({ candidate, same: isClass(candidate.product.atc) ? 'class' : 'use' }))
  }
  const found: FoundAlternative[] = []
  for (const [near, same] of groupsOf(codes, uses))
    for (const candidate of all) {
      if (found.length === MOST) return found
      if (
        !near(candidate.product.atc) ||
        !isOffered(candidate, notOffered) ||
        !isOfRoute(candidate, row.route)
      )
        continue
      if (found.some((one) => one.candidate.generic === candidate.generic)) continue
      if (passes(candidate)) found.push({ candidate, same })
    }
  return found
}

const isAnyOf = ({ ingredients }: CheckedItem, own: readonly string[]): boolean =>
  own.some((name) => ingredients?.includes(name))

const isOfRoute = ({ route }: DrugCandidate, written: string): boolean =>
  written === '' || route.split(' o ').some((one) => written.includes(one))

/** The first row of the table of first choices that concerns a drug of these ATC codes and this patient. */
const firstChoiceFor = (
  codes: readonly string[],
  choices: readonly FirstChoice[],
  patient: CheckedPatient,
): FirstChoice | undefined =>
  choices.find(
    ({ insteadOf, when, codes: of }) =>
      insteadOf.some((start) => codes.some((code) => code.startsWith(start))) && isIn(patient, when, of),
  )

/** Whether a patient is in one of the states that the table of first choices names. */
function isIn(
  { reproduction, egfr, ageMonths, conditions, diagnoses }: CheckedPatient,
  when: FirstChoice['when'],
  codes: readonly string[],
): boolean {
  const known = [...(conditions ?? []), ...(diagnoses ?? [])]
  const has = (starts: readonly string[]) =>
    known.some((code) => starts.some((start) => code.startsWith(start)))
  const isTrue: Record<FirstChoice['when'], boolean> = {
    any: true,
    pregnancy: reproduction?.some((state) => state !== 'lactation') ?? false,
    lactation: reproduction?.includes('lactation') ?? false,
    kidney: (egfr !== null && egfr < KIDNEY_DISEASE_BELOW) || known.some(isOfKidney),
    child: ageMonths !== null && ageMonths < CHILD_BELOW,
    older: ageMonths !== null && ageMonths >= OLDER_FROM,
    condition: has(codes),
  }
  return isTrue[when]
}

type Near = (atc: string) => boolean

/** Makes a function that tells whether an ATC code shares its first letters with one of these codes. */
function groupOf(codes: readonly string[], length: number): Near {
  const starts = new Set(codes.map((code) => code.slice(0, length)))
  return (atc) => starts.has(atc.slice(0, length))
}

/** Groups of ATC codes around the codes of the row's own drug, the nearest first. */
function groupsOf(codes: readonly string[], uses: readonly Use[]): [Near, 'class' | 'use'][] {
  const use = uses.filter((one) => one.atc.some((start) => codes.some((code) => code.startsWith(start))))
  return [
    [groupOf(codes, CHEMICAL_GROUP), 'class'],
    [groupOf(codes, SAME_ACTION), 'use'],
    [(atc) => use.some((one) => one.atc.some((start) => atc.startsWith(start))), 'use'],
  ]
}

const isSameDrug = ({ item }: DrugCandidate, own: readonly string[]): boolean =>
  item.ingredients?.length === own.length && own.every((name) => item.ingredients?.includes(name))

/**
 * Reasons of gaps in the check of a drug that do not exclude the drug as an alternative: the drug's dose is not written yet, or
 * no rule is about the drug together with another one.
 */
const OF_NO_WEIGHT = new Set(['not-covered', 'dose-not-understood', 'no-dose-rule', 'no-interaction-rule'])

function isClean({ findings, gaps }: SafetyResult): boolean {
  if (findings.some(isSerious)) return false
  const own = gaps.filter(({ items, reason }) => items.includes(CANDIDATE) && !OF_NO_WEIGHT.has(reason))
  // Data that the patient's record lacks lead to the same gap in the check of every drug, so that such a gap excludes no drug.
  return own.every(
    ({ reason }) =>
      reason.startsWith('missing-') || reason === 'unknown-allergy' || reason === 'unknown-vaccine',
  )
}
