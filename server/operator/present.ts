import type { LicenceCase, LicenceFile } from '#contract/accounts/operator.ts'
import type { LicenceStep } from './licence-history.ts'
import type { LicenceRow } from './queries.ts'

export const presentCase = (row: LicenceRow): LicenceCase => ({
  id: row.doctor_id,
  name: row.name,
  profession: row.profession,
  cedula_prof: row.cedula,
  alma_mater: row.institution,
  specialty: row.specialty,
  specialty_no: row.specialty_cedula,
  specialty_until: row.specialty_until ?? '',
  state: row.licence_state,
  reason: row.licence_reason,
  version: row.licence_version,
  changed_at: row.licence_changed_at.toISOString(),
  has_photo: row.licence_photo !== null,
  register: row.licence_check,
})

export const presentFile = (row: LicenceRow, history: readonly LicenceStep[]): LicenceFile => ({
  ...presentCase(row),
  decisions: history.map(({ at, action, by }) => ({ at: at.toISOString(), action, by })),
})
