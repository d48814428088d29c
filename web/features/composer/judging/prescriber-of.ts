import type { JudgedPrescriber } from '#contract/prescription/draft.ts'
import { judgedPrescriber } from '#contract/prescription/prescriber.ts'
import type { Profile } from '#contract/profile/profile.ts'

/** What a page knows of its doctor. */
type Known = Pick<
  Profile,
  'name' | 'profession' | 'cedula_prof' | 'alma_mater' | 'phone' | 'specialty_verified'
>

/** Who will sign: a page's own doctor, or what the server told of the doctor for whom somebody writes. */
export type Signing = Known | JudgedPrescriber

/** Who will sign, as the judge asks it. */
export const prescriberOfProfile = (who: Signing): JudgedPrescriber =>
  'licence' in who ? who : judgedPrescriber({ ...who, cedula: who.cedula_prof, institution: who.alma_mater })
