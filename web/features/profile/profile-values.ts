import { needsReview } from '#contract/profile-review.ts'
import type { Profile, ProfileData } from '#contract/profile.ts'
import { checkCedula } from '#contract/values/cedula.ts'
import { checkPhone } from '#contract/values/phone.ts'
import type { Texts } from '#locales/es/profile.ts'

export type ProfileValues = Record<
  'name' | 'female' | 'cedula_prof' | 'alma_mater' | 'specialty' | 'specialty_no' | 'phone',
  string
>

export const openingValues = (doctor: Profile): ProfileValues => ({
  name: doctor.name,
  female: doctor.female ? 'yes' : 'no',
  cedula_prof: doctor.cedula_prof,
  alma_mater: doctor.alma_mater,
  specialty: doctor.specialty,
  specialty_no: doctor.specialty_no,
  phone: doctor.phone,
})

/** Sentences under what can't be saved; a specialty goes with its own cédula or not at all (LGS art. 83). */
export function profileFaults(
  v: ProfileValues,
  rules: Texts['rules'],
): Partial<Record<keyof ProfileValues, string | undefined>> {
  const specialty = v.specialty.trim()
  const specialtyNo = v.specialty_no.trim()
  return {
    name: v.name.trim() ? undefined : rules.nameBlank,
    cedula_prof: cedulaFault(v.cedula_prof, rules),
    alma_mater: v.alma_mater.trim() ? undefined : rules.institutionBlank,
    specialty: specialtyNo && !specialty ? rules.specialtyBlank : undefined,
    specialty_no: specialtyNo
      ? cedulaFault(specialtyNo, rules)
      : specialty
        ? rules.specialtyCedulaBlank
        : undefined,
    phone: phoneFault(v.phone, rules),
  }
}

const cedulaFault = (text: string, rules: Texts['rules']): string | undefined =>
  checkCedula(text).ok ? undefined : rules.cedula

function phoneFault(text: string, rules: Texts['rules']): string | undefined {
  const phone = checkPhone(text)
  if (phone.ok) return undefined
  return text.trim() ? rules.phoneReasons[phone.reason] : rules.phone
}

export const profileBody = (v: ProfileValues): ProfileData => ({
  name: v.name.trim(),
  female: v.female === 'yes',
  cedula_prof: plain(v.cedula_prof),
  alma_mater: v.alma_mater.trim(),
  specialty: v.specialty.trim(),
  specialty_no: plain(v.specialty_no),
  phone: v.phone.trim(),
})

/** A cédula as it is kept, so that the same one written with dashes is no change. */
function plain(text: string): string {
  const cedula = checkCedula(text)
  return cedula.ok ? cedula.value : text.trim()
}

/** Whether saving would end a verification that stands. */
export const endsVerification = (doctor: Profile, values: ProfileValues): boolean =>
  doctor.specialty_verified && needsReview(doctor, profileBody(values))
