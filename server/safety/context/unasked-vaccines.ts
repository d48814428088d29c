import type { IngredientKeys, InteractionRule, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import type { CheckGap } from '../finding.ts'
import type { CheckedItem, CheckedPatient } from '../subject.ts'

/**
 * Gaps of new items for which it matters what vaccines the patient received, where nobody asked, or where a vaccine of the
 * record has no day or is in words that name no vaccine: a vaccine, and a medicine that is contraindicated beside one.
 */
export function vaccineGaps(
  fresh: readonly CheckedItem[],
  { vaccineHistory }: CheckedPatient,
  { daysApart, interactions }: Pick<SafetyKnowledge, 'daysApart' | 'interactions'>,
): CheckGap[] {
  if (vaccineHistory === undefined) return []
  const { isAsked, unclear } = vaccineHistory
  if (isAsked && unclear.length === 0) return []
  const isVaccine = (key: string): boolean => daysApart.has(key)
  const concerned = fresh.filter(({ ingredients }) =>
    ingredients?.some(
      (key) => isVaccine(key) || interactions.some((rule) => isAgainstVaccines(rule, key, isVaccine)),
    ),
  )
  if (concerned.length === 0) return []
  const items = concerned.map(({ key }) => key)
  return isAsked
    ? [{ reason: 'unknown-vaccine', items, about: [...unclear] }]
    : [{ reason: 'missing-vaccines', items, about: [] }]
}

/** Whether a drug is contraindicated beside a vaccine by a rule. Milder rules make no gap. */
function isAgainstVaccines(
  { severity, a, b }: InteractionRule,
  key: string,
  isVaccine: (key: string) => boolean,
): boolean {
  const other: IngredientKeys | null = a.has(key) ? b : b.has(key) ? a : null
  return severity === 'contraindicated' && other !== null && [...other].some(isVaccine)
}
