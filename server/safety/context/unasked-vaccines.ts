import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import type { CheckGap } from '../finding.ts'
import type { CheckedItem, CheckedPatient } from '../subject.ts'

/**
 * Makes a function that finds the drugs that could not be checked because data about vaccines are missing. A new drug is
 * reported if received vaccines matter for the drug and nobody asked about vaccines, or if a vaccine of the record has no day
 * or is in words that name no vaccine. Received vaccines matter for a vaccine, and for a medicine that a rule contraindicates
 * beside a vaccine. Milder rules do not count. The list of these drugs is computed once.
 */
export function createVaccineGaps({
  daysApart,
  interactions,
}: Pick<SafetyKnowledge, 'daysApart' | 'interactions'>): (
  fresh: readonly CheckedItem[],
  patient: CheckedPatient,
) => CheckGap[] {
  const concerned = new Set(daysApart.keys())
  const vaccines = new Set(daysApart.keys())
  for (const { severity, a, b } of interactions) {
    if (severity !== 'contraindicated') continue
    for (const [side, other] of [
      [a, b],
      [b, a],
    ] as const)
      if ([...other].some((key) => vaccines.has(key))) for (const key of side) concerned.add(key)
  }
  return (fresh, { vaccineHistory }) => {
    if (vaccineHistory === undefined) return []
    const { isAsked, unclear } = vaccineHistory
    if (isAsked && unclear.length === 0) return []
    const items = fresh
      .filter(({ ingredients }) => ingredients?.some((key) => concerned.has(key)))
      .map(({ key }) => key)
    if (items.length === 0) return []
    return isAsked
      ? [{ reason: 'unknown-vaccine', items, about: [...unclear] }]
      : [{ reason: 'missing-vaccines', items, about: [] }]
  }
}
