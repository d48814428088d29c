import type { JudgedPrescriber } from '#contract/prescription/draft.ts'
import { judgedPrescriber } from '#contract/prescription/prescriber.ts'
import type { Profile } from '#contract/profile.ts'

type Known = Pick<
  Profile,
  'name' | 'profession' | 'cedula_prof' | 'alma_mater' | 'phone' | 'specialty_verified'
>

/** Who will sign, as the judge asks it. */
export const prescriberOf = (doctor: Known): JudgedPrescriber =>
  judgedPrescriber({ ...doctor, cedula: doctor.cedula_prof, institution: doctor.alma_mater })
