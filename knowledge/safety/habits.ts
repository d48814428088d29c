/** Habits that rules name; a heavy drinker has three drinks or more on most days. */
export const HABITS = ['drinks-occasionally', 'drinks-heavily', 'smokes'] as const
export type PatientHabit = (typeof HABITS)[number]
