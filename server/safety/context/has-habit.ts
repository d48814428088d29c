import type { PatientHabit } from '#knowledge/safety/habits.ts'
import type { CheckedPatient } from '../subject.ts'

/** Whether the record says that the patient has a habit, such as smoking. */
export function hasHabit({ habits }: Pick<CheckedPatient, 'habits'>, habit: PatientHabit): boolean {
  if (habit === 'smokes') return habits?.tobacco === 'current'
  return habits?.alcohol === (habit === 'drinks-heavily' ? 'heavy' : 'occasional')
}
