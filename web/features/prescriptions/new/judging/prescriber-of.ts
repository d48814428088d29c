import type { JudgedPrescriber } from '#contract/prescription/draft.ts'
import type { Profile } from '#contract/profile.ts'

type Known = Pick<
  Profile,
  'name' | 'profession' | 'cedula_prof' | 'alma_mater' | 'phone' | 'specialty_verified'
>

/** Who will sign, as the judge asks it. */
export const prescriberOf = (doctor: Known): JudgedPrescriber => ({
  name: doctor.name,
  profession: doctor.profession,
  cedula: doctor.cedula_prof,
  institution: doctor.alma_mater,
  phone: doctor.phone,
  specialty_verified: doctor.specialty_verified,
})
