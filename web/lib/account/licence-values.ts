import { needsReview } from '#contract/profile/profile-review.ts'
import { isProfession } from '#contract/profile/professions.ts'
import type { Profile, ProfileData } from '#contract/profile/profile.ts'
import { checkCedula } from '#contract/values/identifiers/cedula.ts'
import type { Texts } from '#locales/es/licence.ts'

export type LicenceValues = Record<
  'profession' | 'cedula_prof' | 'alma_mater' | 'specialty' | 'specialty_no' | 'specialty_until',
  string
>

export const openingLicence = (doctor: Profile): LicenceValues => ({
  profession: isProfession(doctor.profession) ? doctor.profession : 'physician',
  cedula_prof: doctor.cedula_prof,
  alma_mater: doctor.alma_mater,
  specialty: doctor.specialty,
  specialty_no: doctor.specialty_no,
  specialty_until: doctor.specialty_until,
})

/**
 * Error sentences of the form of a licence, by field. A specialty is accepted only with a cédula of its own (LGS art. 83).
 * @param listed whether a specialty is in the list of specialties; true for every specialty while the list is not loaded
 */
export function licenceFaults(
  v: LicenceValues,
  rules: Texts['rules'],
  listed: (specialty: string) => boolean,
): Partial<Record<keyof LicenceValues, string | undefined>> {
  const specialty = v.specialty.trim()
  const specialtyNo = v.specialty_no.trim()
  return {
    cedula_prof: cedulaFault(v.cedula_prof, rules),
    alma_mater: v.alma_mater.trim() ? undefined : rules.institutionBlank,
    specialty: specialty
      ? listed(specialty)
        ? undefined
        : rules.specialtyUnknown
      : specialtyNo
        ? rules.specialtyBlank
        : undefined,
    specialty_no: specialtyNo
      ? cedulaFault(specialtyNo, rules)
      : specialty
        ? rules.specialtyCedulaBlank
        : undefined,
  }
}

/**
 * Error sentences of a form that asks whether the doctor is a specialist. If so, the specialty is required.
 * @param listed names of the specialties in the list; empty while the list is not loaded
 */
export function specialistFaults(
  v: LicenceValues,
  rules: Texts['rules'],
  { isSpecialist, listed }: { isSpecialist: boolean; listed: readonly string[] },
): ReturnType<typeof licenceFaults> {
  const faults = licenceFaults(v, rules, (name) => listed.length === 0 || listed.includes(name))
  return isSpecialist && v.specialty.trim() === '' ? { ...faults, specialty: rules.specialtyBlank } : faults
}

const cedulaFault = (text: string, rules: Texts['rules']): string | undefined =>
  checkCedula(text).ok ? undefined : text.trim() ? rules.cedula : rules.cedulaBlank

export const licenceBody = (v: LicenceValues): ProfileData => ({
  profession: isProfession(v.profession) ? v.profession : 'physician',
  cedula_prof: plain(v.cedula_prof),
  alma_mater: v.alma_mater.trim(),
  specialty: v.specialty.trim(),
  specialty_no: plain(v.specialty_no),
  specialty_until: v.specialty.trim() === '' ? '' : v.specialty_until,
})

/** A cédula in its stored form, so that the same number typed with dashes does not count as a change. */
function plain(text: string): string {
  const cedula = checkCedula(text)
  return cedula.ok ? cedula.value : text.trim()
}

/** Whether saving these values makes an operator compare the licence with the register again. */
export const sendsToReview = (doctor: Profile, values: LicenceValues): boolean =>
  needsReview(doctor, licenceBody(values))
