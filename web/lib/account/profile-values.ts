import type { Profile, ProfileData } from '#contract/profile/profile.ts'
import { nameWithoutTitle } from '#contract/values/name-without-title.ts'
import { checkPhone } from '#contract/values/phone/phone.ts'
import type { Texts } from '#locales/es/profile.ts'

export type ProfileValues = Record<'name' | 'female' | 'phone', string>

export const profileValues = (doctor: Profile): ProfileValues => ({
  name: doctor.name,
  // A new doctor must choose the form of address, "Dr." or "Dra.": it is printed on each prescription, so no default is chosen.
  female: doctor.name === '' ? '' : doctor.female ? 'yes' : 'no',
  phone: doctor.phone,
})

/** Error sentences of the doctor's own data, by field. */
export const profileFaults = (
  v: ProfileValues,
  rules: Texts['rules'],
): Partial<Record<keyof ProfileValues, string | undefined>> => ({
  name: v.name.trim() ? undefined : rules.nameBlank,
  female: v.female ? undefined : rules.titleBlank,
  phone: phoneFault(v.phone, rules),
})

function phoneFault(text: string, rules: Texts['rules']): string | undefined {
  const phone = checkPhone(text)
  if (phone.ok) return undefined
  return text.trim() ? rules.phoneReasons[phone.reason] : rules.phone
}

/**
 * The name as it is stored. A title that was typed with it is left out, because "Dra." or "Dr." is printed before the
 * name. A stored name stays, because changing it would end the verification.
 */
const nameToStore = (typed: string, doctor: Profile): string =>
  typed.trim() === doctor.name ? doctor.name : nameWithoutTitle(typed)

export const profileBody = (v: ProfileValues, doctor: Profile): ProfileData => ({
  name: nameToStore(v.name, doctor),
  female: v.female === 'yes',
  phone: v.phone.trim(),
})

/** Whether saving these values ends the verification of the licence, which was verified for the doctor's stored name. */
export const endsVerification = (doctor: Profile, values: ProfileValues): boolean =>
  doctor.specialty_verified && nameToStore(values.name, doctor) !== doctor.name
