import type { Use } from '#knowledge/catalogue/uses.ts'
import type { SafetyResult } from '../finding.ts'
import type { Safety } from '../open-safety.ts'
import type { CheckedItem } from '../subject.ts'
import type { TakenBeside } from './beside.ts'
import { type DrugCandidate, CANDIDATE } from './candidates.ts'
import { isSerious } from './search-marks.ts'

export interface FoundAlternative {
  candidate: DrugCandidate
  same: 'class' | 'use'
}

const MOST = 3
/** Number of letters of an ATC code that name a chemical group (level 4), and a group of the same action (level 3). */
const CHEMICAL_GROUP = 5
const SAME_ACTION = 4

/**
 * Drugs of the same class or use as a row of which this patient's checks find nothing serious, nearest group first. A
 * drug that no rule is about for a state of this patient is left out: nobody has checked it.
 */
export function alternativesTo(
  row: CheckedItem,
  { candidates, check, uses }: Pick<Safety, 'candidates' | 'check' | 'uses'>,
  { patient, items }: TakenBeside,
): FoundAlternative[] {
  const own = row.ingredients ?? []
  const all = candidates()
  const codes = all
    .filter((one) => isSameDrug(one, own))
    .map(({ product }) => product.atc)
    .filter((code) => code.length >= CHEMICAL_GROUP)
  const passes = (one: DrugCandidate): boolean =>
    one.item.reach === row.reach &&
    (row.route === '' || one.route.split(' o ').some((route) => row.route.includes(route))) &&
    !own.some((name) => one.item.ingredients?.includes(name)) &&
    isClean(check([one.item, ...items], patient))
  const found: FoundAlternative[] = []
  for (const [near, same] of groupsOf(codes, uses))
    for (const candidate of all) {
      if (found.length === MOST) return found
      if (candidate.item.ingredients?.length !== 1 || !near(candidate.product.atc)) continue
      if (found.some((one) => one.candidate.generic === candidate.generic)) continue
      if (passes(candidate)) found.push({ candidate, same })
    }
  return found
}

type Near = (atc: string) => boolean

/** Groups of ATC codes around the row's own, the nearest first. */
function groupsOf(codes: readonly string[], uses: readonly Use[]): [Near, 'class' | 'use'][] {
  const near = (length: number): Near => {
    const starts = new Set(codes.map((code) => code.slice(0, length)))
    return (atc) => starts.has(atc.slice(0, length))
  }
  const use = uses.filter((one) => one.atc.some((start) => codes.some((code) => code.startsWith(start))))
  return [
    [near(CHEMICAL_GROUP), 'class'],
    [near(SAME_ACTION), 'use'],
    [(atc) => use.some((one) => one.atc.some((start) => atc.startsWith(start))), 'use'],
  ]
}

const isSameDrug = ({ item }: DrugCandidate, own: readonly string[]): boolean =>
  item.ingredients?.length === own.length && own.every((name) => item.ingredients?.includes(name))

/** Gaps that say nothing against a drug whose dose is not written yet, or beside which no rule names another. */
const OF_NO_WEIGHT = new Set(['not-covered', 'dose-not-understood', 'no-dose-rule', 'no-interaction-rule'])

function isClean({ findings, gaps }: SafetyResult): boolean {
  if (findings.some(isSerious)) return false
  const own = gaps.filter(({ items, reason }) => items.includes(CANDIDATE) && !OF_NO_WEIGHT.has(reason))
  // What the patient's record lacks is the same gap for every drug.
  return own.every(
    ({ reason }) =>
      reason.startsWith('missing-') || reason === 'unknown-allergy' || reason === 'unknown-vaccine',
  )
}
