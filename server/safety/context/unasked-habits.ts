import type { PatientHabit } from '#knowledge/safety/habits.ts'
import type { CautionRule } from '#knowledge/safety/rule.ts'
import type { CheckedItem, CheckedPatient } from '../subject.ts'
import { holdsFor } from './holds.ts'
import type { Situation } from './situation.ts'

/** Whether nobody asked the patient about a habit. */
const isUnasked = ({ habits }: CheckedPatient, habit: PatientHabit): boolean =>
  habits !== undefined && (habit === 'smokes' ? habits.tobacco : habits.alcohol) === null

/**
 * New items that would be contraindicated if the patient had a habit that nobody asked about. Only rules with the severity
 * `contraindicated` are used. With milder rules too, the check of almost every patient would be reported as incomplete.
 */
export function withUnaskedHabit(
  items: readonly CheckedItem[],
  situation: Situation,
  cautions: readonly CautionRule[],
): CheckedItem[] {
  const rules = cautions.filter(
    ({ severity, context }) =>
      severity === 'contraindicated' &&
      context?.habits?.some((habit) => isUnasked(situation.patient, habit)) === true,
  )
  return items.filter((item) =>
    item.ingredients?.some((key) =>
      rules.some(({ drugs, context }) => {
        const { habits: _habits, ...others } = context ?? {}
        return drugs.has(key) && holdsFor(others, situation, { item, key })
      }),
    ),
  )
}
