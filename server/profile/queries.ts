import type { LicenceState, ProfileData } from '#contract/profile/profile.ts'
import type { Sql } from '../database/database.ts'

export interface DoctorRow {
  doctor_id: number
  /** Key in the address of the doctor's privacy notice. */
  notice_key: string
  email: string
  name: string
  female: boolean
  profession: string
  cedula: string
  institution: string
  specialty: string
  specialty_cedula: string
  phone: string
  specialty_until: string | null
  licence_state: LicenceState
  licence_reason: string
  licence_version: number
  licence_brand: string
  licence_photo: string | null
  portrait_id: string | null
  signature_id: string | null
  /** Whether the doctor's licence is verified, derived from `licence_state`. */
  specialty_verified: boolean
  activate_paymentlinks: boolean
  ux_settings: Record<string, unknown>
  has_hospital: boolean
  closes_at: Date | null
}

/** The doctor with this id. `lock` locks the row until the transaction ends. */
export async function doctorById(
  sql: Sql,
  doctorId: number,
  { lock = false } = {},
): Promise<DoctorRow | undefined> {
  if (lock) await sql.query('select from doctor where doctor_id = $1 for update', [doctorId])
  const rows = await sql.query<DoctorRow>(
    `select d.*, a.email, a.notice_key, c.closes_at,
            exists (select 1 from membership m join hospital h on h.id = m.hospital_id
                    where m.doctor_id = d.doctor_id and not m.is_deleted and h.is_active) as has_hospital
     from doctor d join account a on a.id = d.doctor_id
     left join account_closing c on c.doctor_id = d.doctor_id and c.closed_at is null
     where d.doctor_id = $1`,
    [doctorId],
  )
  return rows[0]
}

/** Updates a doctor's data; absent fields keep their value. */
export async function updateDoctor(sql: Sql, doctorId: number, d: ProfileData): Promise<void> {
  await sql.query(
    `update doctor set name = coalesce($2, name), female = coalesce($3, female), cedula = coalesce($4, cedula),
       institution = coalesce($5, institution), specialty = coalesce($6, specialty),
       specialty_cedula = coalesce($7, specialty_cedula), phone = coalesce($8, phone),
       profession = coalesce($9, profession),
       specialty_until = case when $10::text is null then specialty_until else nullif($10, '')::date end
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
      d.profession,
      d.specialty_until,
    ],
  )
}

export interface LicenceChange {
  state: LicenceState
  reason: string
  /** Brand under which the licence was changed. */
  brand: string
  /**
   * Whether data that the register of licences compares have changed. Earlier decisions about the licence then do not
   * apply.
   */
  isNew: boolean
}

export async function updateLicence(sql: Sql, doctorId: number, c: LicenceChange): Promise<void> {
  await sql.query(
    `update doctor set licence_state = $2, licence_reason = $3, licence_brand = $4, licence_changed_at = now(),
       licence_version = licence_version + $5::int, licence_check = case when $5::int = 1 then 'none' else licence_check end
     where doctor_id = $1`,
    [doctorId, c.state, c.reason, c.brand, c.isNew ? 1 : 0],
  )
}

export async function updateLicencePhoto(sql: Sql, doctorId: number, photo: string): Promise<void> {
  await sql.query('update doctor set licence_photo = $2 where doctor_id = $1', [doctorId, photo])
}

/** Stores the answer of an outside register about this version of a doctor's licence. */
export async function updateLicenceCheck(
  sql: Sql,
  doctorId: number,
  version: number,
  outcome: 'confirmed' | 'contradicted' | 'unknown',
): Promise<void> {
  await sql.query('update doctor set licence_check = $3 where doctor_id = $1 and licence_version = $2', [
    doctorId,
    version,
    outcome,
  ])
}

/** Queues a job that compares the licence with an outside register after this transaction. */
export async function queueLicenceCheck(sql: Sql, doctorId: number): Promise<void> {
  await sql.query('select enqueue_licence_check($1)::text', [doctorId])
}

/**
 * Stores a doctor's preferences. Nothing is stored if the preferences have an arrangement of widgets and the same page has
 * already stored a later arrangement.
 */
export async function mergeUxSettings(
  sql: Sql,
  doctorId: number,
  settings: Record<string, unknown>,
): Promise<void> {
  await sql.query(
    `update doctor set ux_settings = ux_settings || $2::jsonb
     where doctor_id = $1 and not coalesce(
       ux_settings #> '{widgets,change,page}' = $2::jsonb #> '{widgets,change,page}'
       and ux_settings #> '{widgets,change,turn}' > $2::jsonb #> '{widgets,change,turn}', false)`,
    [doctorId, JSON.stringify(settings)],
  )
}

export async function insertDoctor(
  sql: Sql,
  d: Pick<
    DoctorRow,
    | 'doctor_id'
    | 'name'
    | 'female'
    | 'profession'
    | 'cedula'
    | 'institution'
    | 'specialty'
    | 'specialty_cedula'
    | 'phone'
    | 'specialty_verified'
  >,
): Promise<void> {
  await sql.query(
    `insert into doctor (doctor_id, name, female, profession, cedula, institution, specialty, specialty_cedula, phone,
                         licence_state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $10::boolean then 'verified' else 'unverified' end)`,
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
