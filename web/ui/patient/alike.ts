import type { AlikePatient, Likeness } from '#contract/patients/patient-merge.ts'
import type { NewPatient, Patient } from '#contract/patients/patients.ts'
import { api } from '../../lib/calls/api.ts'
import { patientMergeCalls } from '../../lib/calls/patient-calls.ts'

/** A patient who may be the same person as the one being added, with the data that the caller is allowed to see. */
export interface AlikeChoice {
  uid: string
  name: string
  date_of_birth: string
  birth_approximate?: boolean
  last_prescribed_at?: string | null
  allergies?: AlikePatient['allergies']
  likeness: readonly Likeness[]
  /** Continues with this patient instead of adding a new one. */
  choose: () => void
}

export type FindAlike = (body: NewPatient) => Promise<AlikeChoice[]>

/** Kind of the question to ask, by the strongest likeness among the patients found. */
export function kindOf(found: readonly AlikeChoice[]): 'person' | 'name' | 'phone' {
  const isWeak = (why: Likeness) => why === 'phone' || why === 'name-alone'
  const reasons = found.flatMap(({ likeness }) => likeness)
  // Two weak likenesses of one patient (name and telephone) together count as a strong one.
  const isTwice = found.some(({ likeness }) => likeness.length > 1)
  if (isTwice || reasons.some((why) => !isWeak(why))) return 'person'
  return reasons.includes('name-alone') ? 'name' : 'phone'
}

/** Makes the function that looks for similar patients among the doctor's own. */
export const amongOwn =
  (use: (patient: Patient) => void): FindAlike =>
  async (body) => {
    const { results } = await api(patientMergeCalls.alike, { body })
    return results.map(({ patient, ...more }) => ({ ...patient, ...more, choose: () => use(patient) }))
  }
