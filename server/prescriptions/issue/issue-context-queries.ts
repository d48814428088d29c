import type { RecordSections } from '#contract/patients/patient-record.ts'
import type { TimeZone } from '#contract/values/time-zone.ts'
import type { Sql } from '../../database/database.ts'
import {
  type PrescribedDocument,
  type PrescribedRow,
  prescribedTo,
  rowsPrescribed,
} from '../../database/prescribed-queries.ts'
import type { CheckedRecord } from '../../patients/record-for-checks.ts'
import type { StoredKey } from '../../signing/signer.ts'
import type { SignedDocument, SignedPicture } from '#contract/prescription/document.ts'

export interface IssueContext {
  doctor_id: number
  name: string
  email: string
  female: boolean
  profession: string
  cedula: string
  institution: string
  specialty: string
  specialty_cedula: string
  /** Last day of validity of the specialty council's certificate, as the doctor stated it. */
  specialty_until: string | null
  phone: string
  specialty_verified: boolean
  /** Whether the doctor chose to authenticate again before each issue (step-up). */
  step_up_to_issue: boolean
  hospital: {
    id: number
    patron: string
    headline: string
    location: string
    contact: string
    paper: 'letter' | 'half_letter'
    public_institution: boolean
    zip_code: string
    /** The time zone that was chosen for the hospital; '' for that of its address. */
    time_zone: TimeZone | ''
    sheet: NonNullable<SignedDocument['place']['sheet']>
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
    curp: string
    /** Earlier prescriptions of this doctor to the patient. */
    prescribed: PrescribedRow[]
    /** Clinical record of the patient, as the safety checks read it. */
    record: Pick<CheckedRecord, 'version' | keyof RecordSections>
  } | null
  /** Pictures of the sheet: the doctor's signature and the hospital's logos. */
  pictures: NonNullable<SignedDocument['pictures']>
  replay: Replay | null
  /** The doctor's current signing key, encrypted; null before the first prescription. */
  key: StoredKey | null
}

/** The prescription that was made with an idempotency key, and the hash of the request that made it. */
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
  /** Signature of the prescription that the new one replaces; null for none. */
  replaces: string | null
  now: Date
}

/** The context of an issue as the database returns it: bytes in base64, pictures by their digests. */
interface WrittenContext extends Omit<IssueContext, 'patient' | 'pictures' | 'replay' | 'key'> {
  patient:
    | (Omit<NonNullable<IssueContext['patient']>, 'prescribed'> & { prescribed: PrescribedDocument[] | null })
    | null
  pictures: Record<keyof IssueContext['pictures'], string | null>
  /** SHA-256 of each picture, hex, by the picture's id; null where there are no pictures. */
  digests: Record<string, string> | null
  replay: { prescription_id: number; request_hash: string } | null
  key: { id: string; private_key_sealed: string } | null
}

// The SQL text is a constant, because the driver hashes a text anew if it is put together at each call. Each JSON
// object is built where its rows are read. A join of all rows would carry every column through every join, and each
// execution sets up these columns anew.
const contextText = (clinic: {
  read: string
  join: string
  hospital: string
}): string => `select json_build_object(
   'doctor_id', d.doctor_id, 'name', d.name, 'email', (select a.email from account a where a.id = d.doctor_id),
   'female', d.female, 'profession', d.profession, 'cedula', d.cedula, 'institution', d.institution,
   'specialty', d.specialty, 'specialty_cedula', d.specialty_cedula, 'phone', d.phone,
   'specialty_until', d.specialty_until, 'specialty_verified', d.specialty_verified,
   'step_up_to_issue', d.step_up_to_issue, 'hospital', h.written, 'clinic', ${clinic.read},
   'patient', (select json_build_object(
       'id', p.id, 'uid', p.uid, 'name', p.name, 'date_of_birth', p.date_of_birth,
       'birth_approximate', p.birth_approximate, 'gender', p.gender, 'email', p.email, 'phone', p.phone,
       'external_patient_file', p.external_patient_file, 'curp', p.curp, 'prescribed', ${prescribedTo('$4', '$5::text')},
       'record', json_build_object('version', coalesce(r.version, 0), 'allergies', r.allergies,
         'conditions', r.conditions, 'weight', r.weight, 'height', r.height, 'reproduction', r.reproduction,
         'creatinine', r.creatinine, 'liver', r.liver, 'habits', r.habits, 'vaccines', r.vaccines, 'medication', r.medication))
     -- The uid of a merged patient names the patient merged into. (Row security lets an index look up CASE, but not
     -- COALESCE, which PostgreSQL does not know to be leakproof. With COALESCE all of the doctor's patients would be read.)
     from patient p left join patient_record r on r.doctor_id = p.doctor_id and r.patient_id = p.id
     where p.doctor_id = d.doctor_id and p.id = (
       select case when asked.merged_into is null then asked.id else asked.merged_into end
       from patient asked where asked.doctor_id = d.doctor_id and asked.uid = $2::uuid)),
   'pictures', json_build_object('signature', d.signature_id, 'logo', h.logo_id,
     'university_logo', h.university_logo_id),
   'digests', (select json_object_agg(p.id, encode(p.digest, 'hex')) from picture p
     where p.id in (d.signature_id, h.logo_id, h.university_logo_id)),
   'replay', (select json_build_object('prescription_id', i.prescription_id,
       'request_hash', encode(i.request_hash, 'base64'))
     from idempotency i where i.doctor_id = d.doctor_id and i.key = $3),
   'key', (select json_build_object('id', k.id, 'private_key_sealed', encode(k.private_key_sealed, 'base64'))
     from signing_key k where k.doctor_id = d.doctor_id and k.retired_at is null)) as context
 from doctor d ${clinic.join}
 left join lateral (
   select h.logo_id, h.university_logo_id, json_build_object(
     'id', h.id, 'patron', h.patron, 'headline', h.headline, 'location', h.location, 'contact', h.contact,
     'paper', h.paper, 'public_institution', h.public_institution, 'zip_code', h.zip_code,
     'time_zone', h.time_zone, 'prints_diagnosis', h.prints_diagnosis,
     'sheet', json_build_object('template', h.page_template, 'header', h.sheet_header, 'footer', h.sheet_footer,
       'colour', h.sheet_colour, 'info', h.info)) as written
   from membership m join hospital h on h.id = m.hospital_id
   where m.doctor_id = d.doctor_id and not m.is_deleted and h.is_active
     and ${clinic.hospital}
   order by m.is_active desc, h.id limit 1
 ) h on true
 where d.doctor_id = (select current_doctor())`

/**
 * Query for a request without a clinic. The row security of clinics alone takes a twentieth of the database's work for
 * an issue.
 */
const WITHOUT_CLINIC = contextText({ read: 'null', join: '', hospital: 'h.id = coalesce($1, h.id)' })
const WITH_CLINIC = contextText({
  read: `case when c.id is not null then json_build_object(
     'id', c.id, 'name', c.name, 'location', c.location, 'hospital_id', c.hospital_id) end`,
  join: 'left join clinic c on c.id = $6',
  hospital: 'h.id = coalesce($1, c.hospital_id, h.id) and (c.id is not null or $1::bigint is not null)',
})

/**
 * Reads all data of the transaction's doctor that issuing needs, in one round trip. The hospital is the requested one
 * if it is the doctor's. Otherwise it is the hospital of the requested clinic, or the default hospital (specification
 * section 4). The query takes no doctor id, so that it can be sent in the same round trip as the query that
 * authenticates the token.
 */
export async function readIssueContext(sql: Sql, r: IssueReference): Promise<IssueContext | undefined> {
  const { hospitalId, clinicId, patientUid, idempotencyKey, now, replaces } = r
  const common = [hospitalId, patientUid, idempotencyKey, now, replaces] as const
  const rows =
    clinicId === null
      ? await sql.query<{ context: WrittenContext }>(WITHOUT_CLINIC, [...common])
      : await sql.query<{ context: WrittenContext }>(WITH_CLINIC, [...common, clinicId])
  return rows[0] && contextOf(rows[0].context)
}

function contextOf({ digests, patient, pictures, replay, key, ...context }: WrittenContext): IssueContext {
  /** A picture by id and digest, as the signed payload refers to it; null for none. */
  const signed = (id: string | null): SignedPicture | null => {
    const sha256 = id === null ? undefined : digests?.[id]
    return id === null || sha256 === undefined ? null : { id, sha256 }
  }
  return {
    ...context,
    patient: patient && { ...patient, prescribed: rowsPrescribed(patient.prescribed) },
    pictures: {
      signature: signed(pictures.signature),
      logo: signed(pictures.logo),
      university_logo: signed(pictures.university_logo),
    },
    replay: replay && { ...replay, request_hash: Buffer.from(replay.request_hash, 'base64') },
    key: key && { ...key, private_key_sealed: Buffer.from(key.private_key_sealed, 'base64') },
  }
}

/** Makes PostgreSQL refuse every write for the rest of the transaction. */
export const onlyRead = (sql: Sql): Promise<unknown> => sql.query('set transaction read only', [])
