import type { Medic } from '#contract/accounts/medics.ts'
import type { MedicRow } from './queries.ts'

export const presentMedic = (row: MedicRow): Medic => ({
  id: row.id,
  name: row.name,
  email: row.email,
  hospital: row.hospital_id,
  date_of_birth: row.date_of_birth,
  profession: row.profession,
  cedula_prof: row.cedula,
  specialty_no: row.specialty_cedula,
  specialty: row.specialty,
  alma_mater: row.institution,
  female: row.female,
  is_active: row.is_active,
  specialty_verified: row.specialty_verified,
  licence_state: row.licence_state,
  licence_reason: row.licence_reason,
  // The public contract has a field for campaigns, which this product does not have.
  campaign: '',
  is_admin_membership: row.membership && row.membership === 'ADMIN',
})
