import type { AlikePatient, Likeness } from '#contract/patients/patient-merge.ts'
import type { NewPatient, Patient } from '#contract/patients/patients.ts'
import { api } from '../../lib/calls/api.ts'
import { patientMergeCalls } from '../../lib/calls/patient-calls.ts'

/** Somebody who may be the one who is being added, as far as who asks may know them. */
export interface AlikeChoice {
  uid: string
  name: string
  date_of_birth: string
  birth_approximate?: boolean
  last_prescribed_at?: string | null
  allergies?: AlikePatient['allergies']
  likeness: readonly Likeness[]
  /** Goes on with this one; nobody is added. */
  choose: () => void
}

export type FindAlike = (body: NewPatient) => Promise<AlikeChoice[]>

/** What the question is about: the likeliest of those who were found says it. */
export function kindOf(found: readonly AlikeChoice[]): 'person' | 'name' | 'phone' {
  const isWeak = (why: Likeness) => why === 'phone' || why === 'name-alone'
  const reasons = found.flatMap(({ likeness }) => likeness)
  // Of one name and one telephone there are two reasons to take them for one person.
  const isTwice = found.some(({ likeness }) => likeness.length > 1)
  if (isTwice || reasons.some((why) => !isWeak(why))) return 'person'
  return reasons.includes('name-alone') ? 'name' : 'phone'
}

/** Among the doctor's own patients. */
export const amongOwn =
  (use: (patient: Patient) => void): FindAlike =>
  async (body) => {
    const { results } = await api(patientMergeCalls.alike, { body })
    return results.map(({ patient, ...more }) => ({ ...patient, ...more, choose: () => use(patient) }))
  }
