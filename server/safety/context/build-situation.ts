import type { RiskFactor, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { conditionsOf, type SameConditions } from '#knowledge/safety/codes/same-conditions.ts'
import type { CheckedItem, CheckedPatient } from '../subject.ts'
import { holdsFor } from './holds.ts'
import type { Situation } from './situation.ts'

/**
 * Data of patient and medication against which the circumstances of safety rules are tested.
 * @param continued medication that a new row continues: it is not checked, but the patient took it before
 */
export function situationOf(
  items: readonly CheckedItem[],
  patient: CheckedPatient,
  { risks, sameConditions }: Pick<SafetyKnowledge, 'risks' | 'sameConditions'>,
  continued: readonly CheckedItem[] = [],
): Situation {
  const counted = new Map<string, readonly RiskFactor[]>()
  const keysOf = (some: readonly CheckedItem[]) =>
    new Set(some.flatMap(({ reach, ingredients }) => (reach === 'skin' ? [] : (ingredients ?? []))))
  const situation: Situation = {
    patient,
    years: patient.ageMonths === null ? null : patient.ageMonths / 12,
    codes: codesOf(patient, sameConditions),
    items,
    all: keysOf(items),
    taken: keysOf([...items.filter((item) => item.current), ...continued]),
    risksOf(list) {
      const known = counted.get(list)
      if (known) return known
      const found = risks.filter((factor) => factor.list === list && isPresent(factor, situation))
      counted.set(list, found)
      return found
    },
  }
  return situation
}

/** CIE-10 codes of the record and of the draft, followed by the codes that they imply. */
function codesOf({ conditions, diagnoses }: CheckedPatient, same: SameConditions): string[] {
  const own = [...(conditions ?? []), ...(diagnoses ?? [])]
  return [...new Set([...own, ...own.flatMap((code) => conditionsOf(code, same))])]
}

/** Whether the patient has a risk factor, by the record or by one of the drugs that the factor names. */
function isPresent({ drugs, context }: RiskFactor, situation: Situation): boolean {
  if (drugs === null) return holdsFor(context, situation)
  return situation.items.some((item) =>
    (item.reach === 'skin' ? [] : (item.ingredients ?? [])).some(
      (key) => drugs.has(key) && holdsFor(context, situation, { item, key }),
    ),
  )
}
