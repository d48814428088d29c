import type { RecordSections } from '#contract/patient-record.ts'
import type { Sql } from '../database/database.ts'
import type { CheckedRecord } from '../patients/record-for-checks.ts'
import type { StoredKey } from '../signing/signer.ts'
import type { Payload, SignedPicture } from './payload.ts'

export interface IssueContext {
  name: string
  email: string
  female: boolean
  profession: string
  cedula: string
  institution: string
  specialty: string
  specialty_cedula: string
  /** Last day of the council's certificate, as the doctor stated it. */
  specialty_until: string | null
  phone: string
  specialty_verified: boolean
  /** Whether the doctor wants to prove it again first. */
  step_up_to_issue: boolean
  hospital: {
    id: number
    patron: string
    headline: string
    location: string
    contact: string
    paper: 'letter' | 'half_letter'
    public_institution: boolean
    sheet: NonNullable<Payload['place']['sheet']>
    prints_diagnosis: boolean
  } | null
  clinic: { id: number; name: string; location: string; hospital_id: number } | null
  patient: {
    id: number
    uid: string
    name: string
    date_of_birth: string
    birth_approximate: boolean
    gender: 'M' | 'F' | 'O'
    email: string
    phone: string
    external_patient_file: string
    /** What the checks look at. */
    record: Pick<CheckedRecord, 'version' | keyof RecordSections>
  } | null
  /** What the sheet will show beside its texts. */
  pictures: NonNullable<Payload['pictures']>
  replay: Replay | null
  /** The current signing key, sealed; null before the first prescription. */
  key: StoredKey | null
}

/** What an idempotency key has made, and of which request. */
export interface Replay {
  prescription_id: number
  request_hash: Buffer
}

export async function replayOf(sql: Sql, doctorId: number, key: string): Promise<Replay | undefined> {
  const rows = await sql.query<Replay>(
    'select prescription_id, request_hash from idempotency where doctor_id = $1 and key = $2',
    [doctorId, key],
  )
  return rows[0]
}

export interface IssueReference {
  hospitalId: number | null
  clinicId: number | null
  patientUid: string | null
  idempotencyKey: string | null
}

interface ContextRow
  extends
    Omit<IssueContext, 'hospital' | 'clinic' | 'patient' | 'pictures' | 'replay' | 'key'>,
    RecordSections {
  record_version: number
  signature_id: string | null
  logo_id: string | null
  university_logo_id: string | null
  /** SHA-256 of each of these pictures, hex, by its id; null where there is none. */
  digests: Record<string, string> | null
  hospital_id: number | null
  patron: string
  headline: string
  hospital_location: string
  contact: string
  paper: 'letter' | 'half_letter'
  public_institution: boolean
  sheet: NonNullable<Payload['place']['sheet']>
  prints_diagnosis: boolean
  clinic_id: number | null
  clinic_name: string
  clinic_location: string
  clinic_hospital: number
  patient_id: number | null
  uid: string
  patient_name: string
  date_of_birth: string
  birth_approximate: boolean
  gender: 'M' | 'F' | 'O'
  patient_email: string
  patient_phone: string
  external_patient_file: string
  replay_id: number | null
  replay_hash: Buffer
  key_id: string | null
  private_key_sealed: Buffer
}

/**
 * All that issuing needs to know, in one round trip. The hospital is the one asked for among the doctor's own, else that
 * of the clinic asked for, else the default (specification section 4).
 */
export async function readIssueContext(
  sql: Sql,
  doctorId: number,
  r: IssueReference,
): Promise<IssueContext | undefined> {
  const rows = await sql.query<ContextRow>(
    `select d.name, a.email, d.female, d.profession, d.cedula, d.institution, d.specialty, d.specialty_cedula, d.phone,
            d.specialty_until,
            d.specialty_verified, d.step_up_to_issue,
            h.id as hospital_id, h.patron, h.headline, h.location as hospital_location, h.contact, h.paper,
            h.public_institution, h.prints_diagnosis,
            json_build_object('template', h.page_template, 'header', h.sheet_header, 'footer', h.sheet_footer,
              'colour', h.sheet_colour, 'info', h.info) as sheet,
            c.id as clinic_id, c.name as clinic_name, c.location as clinic_location, c.hospital_id as clinic_hospital,
            p.id as patient_id, p.uid, p.name as patient_name, p.date_of_birth, p.birth_approximate, p.gender, p.email as patient_email,
            p.phone as patient_phone, p.external_patient_file,
            coalesce(r.version, 0) as record_version, r.allergies, r.conditions, r.weight, r.height, r.reproduction,
            r.creatinine, r.medication,
            d.signature_id, h.logo_id, h.university_logo_id,
            (select json_object_agg(p.id, encode(p.digest, 'hex')) from picture p
             where p.id in (d.signature_id, h.logo_id, h.university_logo_id)) as digests,
            i.prescription_id as replay_id, i.request_hash as replay_hash,
            k.id as key_id, k.private_key_sealed
     from doctor d
     join account a on a.id = d.doctor_id
     left join clinic c on c.id = $3
     left join lateral (
       select h.id, h.patron, h.headline, h.location, h.contact, h.paper, h.public_institution,
         h.page_template, h.sheet_header, h.sheet_footer, h.sheet_colour, h.info, h.prints_diagnosis, h.logo_id, h.university_logo_id
       from membership m join hospital h on h.id = m.hospital_id
       where m.doctor_id = d.doctor_id and not m.is_deleted and h.is_active
         and h.id = coalesce($2, c.hospital_id, h.id) and ($3::bigint is null or c.id is not null or $2::bigint is not null)
       order by m.is_active desc, h.id limit 1
     ) h on true
     left join patient asked on asked.doctor_id = $1 and asked.uid = $4::uuid
     -- The uid of somebody who was merged into another means the other. (Row security lets an index look up CASE, but not
     -- COALESCE, which PostgreSQL does not know to be leakproof: it would read all of the doctor's patients.)
     left join patient p on p.doctor_id = $1
       and p.id = case when asked.merged_into is null then asked.id else asked.merged_into end
     left join patient_record r on r.doctor_id = $1 and r.patient_id = p.id
     left join idempotency i on i.doctor_id = $1 and i.key = $5
     left join signing_key k on k.doctor_id = $1 and k.retired_at is null
     where d.doctor_id = $1`,
    [doctorId, r.hospitalId, r.clinicId, r.patientUid, r.idempotencyKey],
  )
  return rows[0] && contextOf(rows[0])
}

/** A picture as a payload names it; null for none. */
function signed({ digests }: ContextRow, id: string | null): SignedPicture | null {
  const sha256 = id === null ? undefined : digests?.[id]
  return id === null || sha256 === undefined ? null : { id, sha256 }
}

const contextOf = (row: ContextRow): IssueContext => ({
  name: row.name,
  email: row.email,
  female: row.female,
  profession: row.profession,
  cedula: row.cedula,
  institution: row.institution,
  specialty: row.specialty,
  specialty_cedula: row.specialty_cedula,
  specialty_until: row.specialty_until,
  phone: row.phone,
  specialty_verified: row.specialty_verified,
  step_up_to_issue: row.step_up_to_issue,
  hospital:
    row.hospital_id === null
      ? null
      : {
          id: row.hospital_id,
          patron: row.patron,
          headline: row.headline,
          location: row.hospital_location,
          contact: row.contact,
          paper: row.paper,
          public_institution: row.public_institution,
          sheet: row.sheet,
          prints_diagnosis: row.prints_diagnosis,
        },
  clinic:
    row.clinic_id === null
      ? null
      : {
          id: row.clinic_id,
          name: row.clinic_name,
          location: row.clinic_location,
          hospital_id: row.clinic_hospital,
        },
  patient:
    row.patient_id === null
      ? null
      : {
          id: row.patient_id,
          uid: row.uid,
          name: row.patient_name,
          date_of_birth: row.date_of_birth,
          birth_approximate: row.birth_approximate,
          gender: row.gender,
          email: row.patient_email,
          phone: row.patient_phone,
          external_patient_file: row.external_patient_file,
          record: {
            version: row.record_version,
            allergies: row.allergies,
            conditions: row.conditions,
            weight: row.weight,
            height: row.height,
            reproduction: row.reproduction,
            creatinine: row.creatinine,
            medication: row.medication,
          },
        },
  pictures: {
    signature: signed(row, row.signature_id),
    logo: signed(row, row.logo_id),
    university_logo: signed(row, row.university_logo_id),
  },
  key: row.key_id === null ? null : { id: row.key_id, private_key_sealed: row.private_key_sealed },
  replay: row.replay_id === null ? null : { prescription_id: row.replay_id, request_hash: row.replay_hash },
})
