import type { LicenceState } from '#contract/profile/profile.ts'
import { queueAccountMail } from '../delivery/queue-account-mail.ts'
import type { Sql } from '../database/database.ts'
import { queueLicenceCheck, updateLicence, type DoctorRow } from './queries.ts'

/** Whether the profile of a doctor has all data that a register is compared with. */
export const isComparable = (d: Pick<DoctorRow, 'name' | 'cedula' | 'institution'>): boolean =>
  [d.name, d.cedula, d.institution].every((text) => text !== '')

/** Submits a new or changed licence for review. An earlier decision does not apply to changed data. */
export async function submitLicence(sql: Sql, doctor: DoctorRow, brand: string): Promise<void> {
  const state = isComparable(doctor) ? 'pending' : 'unverified'
  await updateLicence(sql, doctor.doctor_id, { state, reason: '', brand, isNew: true })
  if (state === 'unverified') return
  await queueLicenceCheck(sql, doctor.doctor_id)
  await mailState(sql, doctor, { state, brand, reason: '' })
}

/** Mails the doctor the new state of the licence, if it differs from the previous state. */
export async function mailState(
  sql: Sql,
  doctor: Pick<DoctorRow, 'email' | 'licence_state' | 'ux_settings'>,
  now: { state: Exclude<LicenceState, 'unverified'>; brand: string; reason: string },
): Promise<void> {
  if (doctor.licence_state === now.state) return
  await queueAccountMail(sql, {
    kind: `licence-${now.state}`,
    recipient: doctor.email,
    language: doctor.ux_settings['language'] === 'en' ? 'en' : 'es',
    brand: now.brand,
    note: now.reason,
  })
}
