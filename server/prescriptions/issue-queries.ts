import type { DocumentKind } from '#contract/prescriptions.ts'
import type { Sql } from '../database/database.ts'
import type { StoredKey } from '../signing/signer.ts'
import type { Item } from './item.ts'
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
  } | null
  clinic: { id: number; name: string; location: string; hospital_id: number } | null
  patient: {
    id: number
    uid: string
    name: string
    date_of_birth: string
    gender: 'M' | 'F' | 'O'
    email: string
    phone: string
    external_patient_file: string
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

interface ContextRow extends Omit<
  IssueContext,
  'hospital' | 'clinic' | 'patient' | 'pictures' | 'replay' | 'key'
> {
  signature: SignedPicture | null
  logo: SignedPicture | null
  university_logo: SignedPicture | null
  hospital_id: number | null
  patron: string
  headline: string
  hospital_location: string
  contact: string
  paper: 'letter' | 'half_letter'
  public_institution: boolean
  clinic_id: number | null
  clinic_name: string
  clinic_location: string
  clinic_hospital: number
  patient_id: number | null
  uid: string
  patient_name: string
  date_of_birth: string
  gender: 'M' | 'F' | 'O'
  patient_email: string
  patient_phone: string
  external_patient_file: string
  replay_id: number | null
  replay_hash: Buffer
  key_id: string | null
  private_key_sealed: Buffer
}

/** A picture as a payload names it; null for none. */
const signed = (id: string): string =>
  `(select json_build_object('id', p.id, 'sha256', encode(p.digest, 'hex')) from picture p where p.id = ${id})`

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
            h.public_institution,
            c.id as clinic_id, c.name as clinic_name, c.location as clinic_location, c.hospital_id as clinic_hospital,
            p.id as patient_id, p.uid, p.name as patient_name, p.date_of_birth, p.gender, p.email as patient_email,
            p.phone as patient_phone, p.external_patient_file,
            ${signed('d.signature_id')} as signature, ${signed('h.logo_id')} as logo,
            ${signed('h.university_logo_id')} as university_logo,
            i.prescription_id as replay_id, i.request_hash as replay_hash,
            k.id as key_id, k.private_key_sealed
     from doctor d
     join account a on a.id = d.doctor_id
     left join clinic c on c.id = $3
     left join lateral (
       select h.id, h.patron, h.headline, h.location, h.contact, h.paper, h.public_institution,
         h.logo_id, h.university_logo_id
       from membership m join hospital h on h.id = m.hospital_id
       where m.doctor_id = d.doctor_id and not m.is_deleted and h.is_active
         and h.id = coalesce($2, c.hospital_id, h.id) and ($3::bigint is null or c.id is not null or $2::bigint is not null)
       order by m.is_active desc, h.id limit 1
     ) h on true
     left join patient p on p.doctor_id = d.doctor_id and p.uid = $4::uuid
     left join idempotency i on i.doctor_id = d.doctor_id and i.key = $5
     left join signing_key k on k.doctor_id = d.doctor_id and k.retired_at is null
     where d.doctor_id = $1`,
    [doctorId, r.hospitalId, r.clinicId, r.patientUid, r.idempotencyKey],
  )
  return rows[0] && contextOf(rows[0])
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
          gender: row.gender,
          email: row.patient_email,
          phone: row.patient_phone,
          external_patient_file: row.external_patient_file,
        },
  pictures: { signature: row.signature, logo: row.logo, university_logo: row.university_logo },
  key: row.key_id === null ? null : { id: row.key_id, private_key_sealed: row.private_key_sealed },
  replay: row.replay_id === null ? null : { prescription_id: row.replay_id, request_hash: row.replay_hash },
})

export interface NewPrescriptionRow {
  doctorId: number
  signature: string
  code: string
  payload: string
  keyId: string
  signed: Buffer
  documentKind: DocumentKind
  patientId: number
  hospitalId: number
  clinicId: number | null
  issuedAt: Date
  validUntil: string
  sendRx: boolean
  showDiagnosis: boolean
  diagnosis: string
  extras: string
  externalPatientFile: string
  additionalData: Record<string, unknown>
  lexemes: string[]
  items: Item[]
  /** Where the mail goes; null when none is to be sent. */
  recipient: string | null
  idempotencyKey: string | null
  requestHash: Buffer
  actorKind: 'doctor'
}

/**
 * Prescription, rows, lookup, tally, idempotency key, outgoing mail with its job and audit event, and the draft that it
 * was goes (its id is the key; who prepared it stays on the trail): one statement,
 * so that none of them is ever there without the others and the transaction is short.
 * @throws PostgreSQL 23505 on `idempotency_pkey` when the key was used in the same moment
 */
export async function insertPrescription(
  sql: Sql,
  p: NewPrescriptionRow,
): Promise<{ id: number; itemIds: number[] }> {
  const rows = await sql.query<{ id: number; itemIds: number[] }>(
    `with rx as (
       insert into prescription (doctor_id, signature, code, payload, key_id, signed, document_kind, patient_id, hospital_id,
         clinic_id, issued_at, valid_until, send_rx, show_diagnosis, diagnosis, extras, external_patient_file,
         additional_data)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18::jsonb)
       returning id
     ), items as (
       insert into prescription_item (doctor_id, prescription_id, position, presentation, generic, brand, instructions, via,
         category, drug_upc, sku, order_id, ad_id, cost_cents, fraction, antibiotic, substitution_allowed, qty)
       select $1, rx.id, i.position, i.presentation, i.generic, i.brand, i.instructions, i.via, i.category, i."drugUpc", i.sku,
         i."orderId", i."adId", i."costCents", i.fraction, i.antibiotic, i."substitutionAllowed", i.qty
       from rx, jsonb_to_recordset($20::jsonb) as i(position smallint, presentation text, generic text,
         brand text, instructions text, via text, category text, "drugUpc" text, sku text, "orderId" integer, "adId" text,
         "costCents" integer, fraction text, antibiotic boolean, "substitutionAllowed" boolean, qty integer)
       returning position, id
     ), lookup as (
       insert into prescription_lookup (signature, code, doctor_id, prescription_id) select $2, $3, $1, rx.id from rx
     ), words as (
       insert into search_entry (doctor_id, kind, object_id, words)
       select $1, 'prescription', rx.id, array_to_tsvector($19::text[]) from rx
     ), tally as (
       insert into prescription_tally as t (doctor_id, slot, issued) values ($1, pg_backend_pid() % 16, 1)
       on conflict (doctor_id, slot) do update set issued = t.issued + 1
     ), once as (
       insert into idempotency (doctor_id, key, request_hash, prescription_id)
       select $1, $21, $22, rx.id from rx where $21::text is not null
     ), seen as (
       update patient set last_prescribed_at = $11 where doctor_id = $1 and id = $8
     ), trail as (
       insert into audit_event (doctor_id, at, actor_kind, actor_id, action, object_kind, object_id)
       select $1, $11, $24, $1, 'prescription.issued', 'prescription', rx.id from rx
     ), spent as (
       delete from draft where doctor_id = $1 and id = $21 returning prepared_by, submitted_at
     ), prepared as (
       insert into audit_event (doctor_id, at, actor_kind, actor_id, action, object_kind, object_id, details)
       select $1, coalesce(spent.submitted_at, $11), 'assistant', spent.prepared_by, 'prescription.prepared',
         'prescription', rx.id, jsonb_build_object('on_behalf_of', $1::bigint)
       from rx, spent where spent.prepared_by is not null
     ), outgoing as (
       insert into mail (doctor_id, prescription_id, kind, recipient)
       select $1, rx.id, 'prescription', $23 from rx where $23::text is not null returning id
     )
     select rx.id, (select json_agg(items.id order by items.position) from items) as "itemIds",
       (select enqueue_mail($1, outgoing.id) from outgoing)::text from rx`,
    [
      p.doctorId,
      p.signature,
      p.code,
      p.payload,
      p.keyId,
      p.signed,
      p.documentKind,
      p.patientId,
      p.hospitalId,
      p.clinicId,
      p.issuedAt,
      p.validUntil,
      p.sendRx,
      p.showDiagnosis,
      p.diagnosis,
      p.extras,
      p.externalPatientFile,
      JSON.stringify(p.additionalData),
      p.lexemes,
      JSON.stringify(p.items.map((item, position) => ({ ...item, position }))),
      p.idempotencyKey,
      p.requestHash,
      p.recipient,
      p.actorKind,
    ],
  )
  return rows[0]!
}

/** A patient written out again is the same one: by the integrator's number, else by name, birth and address. */
export async function similarPatient(
  sql: Sql,
  doctorId: number,
  p: { name: string; dateOfBirth: string; email: string; file: string },
): Promise<{ uid: string; name: string; date_of_birth: string } | undefined> {
  const rows = await sql.query<{ uid: string; name: string; date_of_birth: string }>(
    `select uid, name, date_of_birth from patient where doctor_id = $1
       and (($5 <> '' and external_patient_file = $5)
            or ($5 = '' and name = $2 and date_of_birth = $3 and email = $4))
     order by id limit 1`,
    [doctorId, p.name, p.dateOfBirth, p.email, p.file],
  )
  return rows[0]
}
