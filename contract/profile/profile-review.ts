import type { ProfileData } from './profile.ts'

/** What is compared with the register of licences: it was verified as it stands, and no other way. */
const reviewed = ['name', 'profession', 'cedula_prof', 'alma_mater', 'specialty', 'specialty_no'] as const

type Reviewed = Record<(typeof reviewed)[number], string>

/** Whether a change touches what was verified, so that it has to be verified again. */
export const needsReview = (before: Reviewed, change: ProfileData): boolean =>
  reviewed.some((field) => change[field] !== undefined && change[field] !== before[field])
