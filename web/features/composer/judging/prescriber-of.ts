import type { JudgedPrescriber } from '#contract/prescription/draft.ts'
import { judgedPrescriber } from '#contract/prescription/prescriber.ts'
import type { Profile } from '#contract/profile/profile.ts'

/** The part of the doctor's profile that the legal check needs. */
type Known = Pick<
  Profile,
  'name' | 'profession' | 'cedula_prof' | 'alma_mater' | 'phone' | 'specialty_verified'
>

/** Who will sign: the doctor who uses the page, or the doctor for whom an assistant writes, with data from the server. */
export type Signing = Known | JudgedPrescriber

/** The signing doctor in the form that the legal check uses. */
export const prescriberOfProfile = (who: Signing): JudgedPrescriber =>
  'licence' in who ? who : judgedPrescriber({ ...who, cedula: who.cedula_prof, institution: who.alma_mater })
