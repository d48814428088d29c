import { normalize } from '#contract/values/normalize.ts'
import type { FirstChoice } from '#knowledge/catalogue/first-choices.ts'
import type { NotOffered } from '#knowledge/catalogue/not-offered.ts'
import { CHILD_BELOW, isOfKidney, KIDNEY_DISEASE_BELOW, OLDER_FROM } from '#knowledge/safety/question.ts'
import type { SafetyResult } from '../finding.ts'
import type { Safety } from '../open-safety.ts'
import type { CheckedItem, CheckedPatient } from '../subject.ts'
import type { TakenBeside } from './beside.ts'
import { type DrugCandidate, CANDIDATE } from './candidates.ts'
import { isSerious } from './search-marks.ts'
import { hasUse, shareRoute, singleRoutes } from './uses-of-drug.ts'

export interface FoundAlternative {
  candidate: DrugCandidate
  same: 'class' | 'use'
}

const MOST = 3

/** Number of letters of an ATC code that name a chemical group (level 4). */
const CHEMICAL_GROUP = 5

const isOffered = ({ generic, product }: DrugCandidate, { names, atc }: NotOffered): boolean =>
  !names.has(normalize(generic)) && !atc.some((start) => product.atc.startsWith(start))

type AlternativeSources = Pick<Safety, 'candidates' | 'check' | 'uses' | 'firstChoices' | 'notOffered'>

/**
 * Drugs that may replace a row, about which the checks of this patient find nothing serious. An alternative has every use of
 * the row's drug (knowledge/catalogue/uses.csv) by the row's route, so that a drug of another disease is never offered. The
 * first choices for this patient (knowledge/catalogue/first-choices.csv) are offered. Where that table has no row about the
 * drug, other drugs of its uses are offered, those of its chemical group first. A drug that no rule is about for a state of
 * this patient is left out, because nobody has checked it.
 */
export function alternativesTo(
  row: CheckedItem,
  { candidates, check, uses, firstChoices, notOffered }: AlternativeSources,
  { patient, items }: Omit<TakenBeside, 'sortFor'>,
): FoundAlternative[] {
  const own = row.ingredients ?? []
  const replaced = candidates().filter((one) => isSameDrug(one, own) && isOfRoute(one, row))
  const routes = replaced.flatMap(({ route }) => singleRoutes(route))
  const usesOfRow = uses.filter((use) => replaced.some((one) => hasUse(one, use)))
  const isClass = groupOf(replaced)
  const others = candidates().filter(
    ({ item }) => item.ingredients?.length === 1 && !isAnyOf(item, own) && item.reach === row.reach,
  )
  const passes = (one: DrugCandidate): boolean => isClean(check([one.item, ...items], patient))
  const first = firstChoices.find(
    ({ use, insteadOf, when, codes }) =>
      usesOfRow.some(({ name }) => name === use) &&
      insteadOf.some((start) => replaced.some(({ product }) => product.atc.startsWith(start))) &&
      isIn(patient, when, codes),
  )
  const wanted = first
    ? first.first.flatMap((name) => {
        const by = [...routes, ...first.routes]
        const named = others.filter((one) => normalize(one.generic) === name)
        return named.find((one) => shareRoute(singleRoutes(one.route), by) && passes(one)) ?? []
      })
    : others
        .filter((one) => shareRoute(singleRoutes(one.route), routes) && isOffered(one, notOffered))
        .filter((one) => usesOfRow.length > 0 && usesOfRow.every((use) => hasUse(one, use)))
        .toSorted((a, b) => Number(isClass(b)) - Number(isClass(a)))
  const found: FoundAlternative[] = []
  for (const candidate of wanted) {
    if (found.length === MOST) break
    if (found.some((one) => one.candidate.generic === candidate.generic)) continue
    if (first || passes(candidate)) found.push({ candidate, same: isClass(candidate) ? 'class' : 'use' })
  }
  return found
}

const isAnyOf = ({ ingredients }: CheckedItem, own: readonly string[]): boolean =>
  own.some((name) => ingredients?.includes(name))

/** Whether a drug of the catalogue is given by the route of a row. Any route fits a row that does not tell its own. */
function isOfRoute({ route }: DrugCandidate, row: CheckedItem): boolean {
  const known = row.route || (row.isSwallowed ? 'oral' : '')
  return known === '' || shareRoute(singleRoutes(route), singleRoutes(known))
}

/** Makes a function that tells whether a drug is in the chemical group of one of these drugs. */
function groupOf(drugs: readonly DrugCandidate[]): (one: DrugCandidate) => boolean {
  const groupOfDrug = ({ product }: DrugCandidate) => product.atc.slice(0, CHEMICAL_GROUP)
  const starts = new Set(drugs.map(groupOfDrug).filter(({ length }) => length === CHEMICAL_GROUP))
  return (one) => starts.has(groupOfDrug(one))
}

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
