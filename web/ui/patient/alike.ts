import type { AlikePatient, Likeness } from '#contract/patient-merge.ts'
import type { NewPatient, Patient } from '#contract/patients.ts'
import { api } from '../../lib/api.ts'
import { patientMerge } from '../../lib/patient-calls.ts'

/** Somebody who may be the one who is being added, as far as who asks may know them. */
export interface Alike {
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

export type FindAlike = (body: NewPatient) => Promise<Alike[]>

/** Among the doctor's own patients. */
export const amongOwn =
  (use: (patient: Patient) => void): FindAlike =>
  async (body) => {
    const { results } = await api(patientMerge.alike, { body })
    return results.map(({ patient, ...more }) => ({ ...patient, ...more, choose: () => use(patient) }))
  }
