import type { Profile, ProfileData } from '#contract/profile/profile.ts'
import { checkPhone } from '#contract/values/phone/phone.ts'
import type { Texts } from '#locales/es/profile.ts'

export type ProfileValues = Record<'name' | 'female' | 'phone', string>

export const profileValues = (doctor: Profile): ProfileValues => ({
  name: doctor.name,
  // No title is chosen by default, because it is printed.
  female: doctor.name === '' ? '' : doctor.female ? 'yes' : 'no',
  phone: doctor.phone,
})

/** Error sentences by field. */
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

export const profileBody = (v: ProfileValues): ProfileData => ({
  name: v.name.trim(),
  female: v.female === 'yes',
  phone: v.phone.trim(),
})

/** Whether saving would end a verification: the licence was verified for the old name. */
export const endsVerification = (doctor: Profile, values: ProfileValues): boolean =>
  doctor.specialty_verified && values.name.trim() !== doctor.name
