import type { ProfileData } from '#contract/profile.ts'
import type { Sql } from '../database/database.ts'

export interface DoctorRow {
  doctor_id: number
  email: string
  name: string
  female: boolean
  profession: string
  cedula: string
  institution: string
  specialty: string
  specialty_cedula: string
  phone: string
  specialty_verified: boolean
  activate_paymentlinks: boolean
  ux_settings: Record<string, unknown>
  has_hospital: boolean
  closes_at: Date | null
}

export async function doctorById(sql: Sql, doctorId: number): Promise<DoctorRow | undefined> {
  const rows = await sql.query<DoctorRow>(
    `select d.*, a.email, c.closes_at,
            exists (select 1 from membership m join hospital h on h.id = m.hospital_id
                    where m.doctor_id = d.doctor_id and not m.is_deleted and h.is_active) as has_hospital
     from doctor d join account a on a.id = d.doctor_id
     left join account_closing c on c.doctor_id = d.doctor_id and c.closed_at is null
     where d.doctor_id = $1`,
    [doctorId],
  )
  return rows[0]
}

/** What is not said stays as it is. */
export async function updateDoctor(
  sql: Sql,
  doctorId: number,
  d: ProfileData,
  mustReview: boolean,
): Promise<void> {
  await sql.query(
    `update doctor set name = coalesce($2, name), female = coalesce($3, female), cedula = coalesce($4, cedula),
       institution = coalesce($5, institution), specialty = coalesce($6, specialty),
       specialty_cedula = coalesce($7, specialty_cedula), phone = coalesce($8, phone),
       specialty_verified = specialty_verified and not $9
     where doctor_id = $1`,
    [
      doctorId,
      d.name,
      d.female,
      d.cedula_prof,
      d.alma_mater,
      d.specialty,
      d.specialty_no,
      d.phone,
      mustReview,
    ],
  )
}

export async function mergeUxSettings(
  sql: Sql,
  doctorId: number,
  settings: Record<string, unknown>,
): Promise<void> {
  await sql.query('update doctor set ux_settings = ux_settings || $2::jsonb where doctor_id = $1', [
    doctorId,
    JSON.stringify(settings),
  ])
}

export async function insertDoctor(
  sql: Sql,
  d: Omit<DoctorRow, 'email' | 'has_hospital' | 'closes_at' | 'ux_settings' | 'activate_paymentlinks'>,
): Promise<void> {
  await sql.query(
    `insert into doctor (doctor_id, name, female, profession, cedula, institution, specialty, specialty_cedula, phone,
                         specialty_verified)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      d.doctor_id,
      d.name,
      d.female,
      d.profession,
      d.cedula,
      d.institution,
      d.specialty,
      d.specialty_cedula,
      d.phone,
      d.specialty_verified,
    ],
  )
}
