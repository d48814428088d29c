import { UxSettings, type Profile } from '#contract/profile/profile.ts'
import type { OwnPictures } from '#contract/profile/own-pictures.ts'
import { pictureAddress } from '#contract/profile/picture.ts'
import { judgedPrescriber } from '#contract/prescription/prescriber.ts'
import type { TimeZone } from '#contract/values/time-zone.ts'
import type { OwnPictureIds } from './picture-queries.ts'
import type { DoctorRow } from './queries.ts'

/** Whether a doctor's profile has all data that the law requires on a prescription (mexico.md 1.2). */
function hasFillupData(doctor: DoctorRow): boolean {
  const { licence, missing } = judgedPrescriber(doctor)
  return licence !== 'missing' && missing.length === 0
}

/** Web addresses of the doctor's own pictures, made from their ids. */
export function presentPictures({ portrait, signature }: OwnPictureIds): OwnPictures {
  const address = (id: string | null): string | null => id && pictureAddress(id)
  return { portrait: address(portrait), signature: address(signature) }
}

/**
 * A doctor's profile, as the API returns it.
 * @param today the day in Mexico City, by which the specialty has expired or not
 * @param zone time zone of the default workplace
 */
export const presentProfile = (d: DoctorRow, today: string, zone: TimeZone): Profile => ({
  id: d.doctor_id,
  notice_key: d.notice_key,
  email: d.email,
  name: d.name,
  female: d.female,
  has_fillup_data: hasFillupData(d),
  has_hospital_data: d.has_hospital,
  time_zone: zone,
  specialty_verified: d.specialty_verified,
  activate_paymentlinks: d.activate_paymentlinks,
  profession: d.profession,
  cedula_prof: d.cedula,
  alma_mater: d.institution,
  specialty: d.specialty,
  specialty_no: d.specialty_cedula,
  specialty_until: d.specialty_until ?? '',
  specialty_expired: d.specialty_until !== null && d.specialty_until < today,
  phone: d.phone,
  licence_state: d.licence_state,
  licence_reason: d.licence_reason,
  licence_photo: d.licence_photo === null ? null : pictureAddress(d.licence_photo),
  pictures: presentPictures({ portrait: d.portrait_id, signature: d.signature_id }),
  closes_at: d.closes_at?.toISOString() ?? null,
  // Stored preferences are parsed like any other input. An unknown key is dropped, and a missing one gets its default.
  ux_settings: UxSettings.parse(d.ux_settings),
})
