import { hospitalLimits } from '#contract/places/workplace-limits.ts'
import type { Hospital, Paper } from '#contract/places/workplaces.ts'
import { checkPhone } from '#contract/values/phone/phone.ts'
import { checkPostalCode, zipIn } from '#contract/values/identifiers/postal-code.ts'
import type { Texts } from '#locales/es/workplaces.ts'

export type HospitalValues = Record<
  'patron' | 'name' | 'headline' | 'location' | 'zip_code' | 'contact',
  string
> & {
  paper: Paper
  kind: 'private' | 'public'
  /** The chosen time zone; '' for the time zone of the workplace's address. */
  time_zone: Hospital['time_zone']
}

export const hospitalValues = (hospital: Hospital | null): HospitalValues => ({
  patron: hospital?.patron ?? '',
  name: hospital?.name ?? '',
  headline: hospital?.headline ?? '',
  location: hospital?.location ?? '',
  zip_code: hospital?.zip_code ?? '',
  contact: hospital?.contact ?? '',
  paper: hospital?.paper ?? 'letter',
  kind: hospital?.public_institution ? 'public' : 'private',
  time_zone: hospital?.time_zone ?? '',
})

/** The values of the form with a short name, which follows from the printed name where none is typed. */
export const withShortName = (values: HospitalValues): HospitalValues => ({
  ...values,
  name: values.name.trim() || values.patron.trim().slice(0, hospitalLimits.name),
})

/**
 * Sets the address in the form of a workplace, and copies the postal code that is part of the address, so that nobody types the
 * code twice.
 */
export function setLocation(
  set: (name: 'location' | 'zip_code', value: string) => void,
  location: string,
): void {
  set('location', location)
  const zip = zipIn(location)
  if (zip) set('zip_code', zip)
}

/** The request body of a hospital, from the values of the form. */
export const hospitalBody = ({ kind, ...printed }: HospitalValues) => ({
  ...printed,
  public_institution: kind === 'public',
})

/**
 * Error sentences of the form of a workplace, by field. A workplace is saved only if all printed fields are filled in (mexico.md
 * 1.2).
 */
export function hospitalFaults(
  v: HospitalValues,
  rules: Texts['rules'],
): Partial<Record<keyof HospitalValues, string | undefined>> {
  const zip = checkPostalCode(v.zip_code)
  const location = v.location.trim()
  return {
    patron: v.patron.trim() ? undefined : rules.patronBlank,
    name: v.name.trim() ? undefined : rules.nameBlank,
    location: !location
      ? rules.locationBlank
      : zip.ok && !location.includes(zip.value)
        ? rules.zipInLocation(zip.value)
        : undefined,
    zip_code: zip.ok ? undefined : v.zip_code.trim() ? rules.zip : rules.zipBlank,
    contact: isReachable(v.contact) ? undefined : rules.contact,
  }
}

/** Faults of a form without a field for the short name, which is derived from the printed name (`withShortName`). */
export const faultsWithoutShortName: typeof hospitalFaults = (values, rules) => ({
  ...hospitalFaults(values, rules),
  name: undefined,
})

/** Whether a text is a list of phone numbers and email addresses, separated by commas or semicolons. */
export function isReachable(contact: string): boolean {
  const parts = contact.split(/[,;]/).map((part) => part.trim())
  return parts.every((part) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(part) || checkPhone(part).ok)
}
