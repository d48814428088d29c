import type { ProfileData } from './profile.ts'

/** Fields that are compared with the register of licences. A verification holds for exactly these values. */
const reviewed = ['name', 'profession', 'cedula_prof', 'alma_mater', 'specialty', 'specialty_no'] as const

type Reviewed = Record<(typeof reviewed)[number], string>

/** Whether a change touches a verified field, so that the licence has to be verified again. */
export const needsReview = (before: Reviewed, change: ProfileData): boolean =>
  reviewed.some((field) => change[field] !== undefined && change[field] !== before[field])
