import type { Category } from '#contract/medications.ts'
import type { DocumentKind } from '#contract/prescriptions.ts'
import type { Fraction } from '#knowledge/catalogue/product.ts'
import type { Sql } from '../database/database.ts'
import type { DoubtfulDiagnosis } from './doubtful-diagnoses.ts'

export interface ItemRow {
  id: number
  position: number
  presentation: string
  generic: string
  brand: string
  instructions: string
  via: string
  category: Category
  drug_upc: string
  sku: string
  order_id: number
  ad_id: string
  cost_cents: number
  fraction: Fraction | null
  antibiotic: boolean
  substitution_allowed: boolean
  qty: number
  refills: number
  bought_qty: number
  bought: boolean
  ended_at: string | null
  end_reason: string
  end_note: string
}

export interface PrescriptionRow {
  doctor_id: number
  id: number
  signature: string
  code: string
  document_kind: DocumentKind
  issued_at: Date
  /** Null: from its issue on. */
  valid_from: string | null
  valid_until: string
  paused_at: Date | null
  end_reason: string
  send_rx: boolean
  show_diagnosis: boolean
  diagnosis: string
  extras: string
  external_patient_file: string
  additional_data: Record<string, unknown>
  state: 'issued' | 'rejected'
  rejected_at: Date | null
  rejected_by: string
  reason_of_rejected: string
  medic_email: string
  hospital: { id: number; patron: string; location: string }
  clinic: { id: number; name: string; location: string } | null
  patient: {
    uid: string
    name: string
    email: string
    phone: string
    date_of_birth: string
    birth_approximate: boolean
    gender: 'M' | 'F' | 'O'
  }
  items: ItemRow[]
  /** Whether the catalogue knew each of them, as it was signed; null where it knew all. */
  recognised: boolean[] | null
  /** State of the newest mail about it, or about the act or series it is in; null when none was ever to be sent. */
  mail_state: 'pending' | 'sending' | 'sent' | 'failed' | 'unknown' | 'stopped' | null
}

/** Everything of a set of prescriptions of one doctor. The hospital as it was when signed is in the payload. */
const SELECT = `select r.doctor_id, r.id, r.signature, r.code, r.document_kind, r.issued_at, r.valid_from, r.valid_until, r.paused_at, r.send_rx,
    r.show_diagnosis, r.diagnosis, r.extras, r.external_patient_file, r.additional_data, r.state, r.rejected_at,
    r.rejected_by, r.reason_of_rejected, r.end_reason, a.email as medic_email,
    json_build_object('id', r.hospital_id, 'patron', place.at ->> 'patron', 'location', place.at ->> 'location') as hospital,
    case when r.clinic_id is not null then json_build_object('id', r.clinic_id, 'name', place.at ->> 'clinic_name',
      'location', place.at ->> 'clinic_location') end as clinic,
    json_build_object('uid', p.uid, 'name', p.name, 'email', p.email, 'phone', p.phone,
      'date_of_birth', p.date_of_birth, 'birth_approximate', p.birth_approximate, 'gender', p.gender) as patient,
    (select json_agg(i order by i.position) from (
       select id, position, presentation, generic, brand, instructions, via, category, drug_upc, sku, order_id, ad_id, cost_cents,
         fraction, antibiotic, substitution_allowed, qty, refills, bought_qty, bought, ended_at, end_reason, end_note
       from prescription_item where doctor_id = r.doctor_id and prescription_id = r.id) i) as items,
    -- Hardly ever: then the signed content is read once more.
    case when strpos(r.payload, '"recognised":false') > 0 then
      (select json_agg(i -> 'recognised') from json_array_elements(r.payload::json -> 'items') i) end as recognised,
    coalesce(
      (select m.state from mail m where m.doctor_id = r.doctor_id and m.prescription_id = r.id
       order by m.id desc limit 1),
      (select m.state from prescription_link l
       join mail m on m.doctor_id = l.doctor_id and m.prescription_id = l.other_id
       where l.doctor_id = r.doctor_id and l.prescription_id = r.id and l.kind in ('act', 'series')
       order by m.id desc limit 1)) as mail_state
  from prescription r
  -- Read once a row: "offset 0" keeps the planner from writing it into each use.
  cross join lateral (select r.payload::json -> 'place' as at offset 0) place
  join account a on a.id = r.doctor_id
  join patient p on p.doctor_id = r.doctor_id and p.id = r.patient_id`

export interface PageRequest {
  /** Only of this number of the integrator's; '' for all. */
  file: string
  limit: number
  offset: number
}

/** The numbers of one page, newest first, read from a narrow index; `prescriptionsByIds` reads the rest. */
export async function pageOfIds(sql: Sql, doctorId: number, p: PageRequest): Promise<number[]> {
  const filter = p.file === '' ? '' : 'and external_patient_file = $4'
  const rows = await sql.query<{ id: number }>(
    `select id from prescription where doctor_id = $1 ${filter} order by id desc limit $2 offset $3`,
    p.file === '' ? [doctorId, p.limit, p.offset] : [doctorId, p.limit, p.offset, p.file],
  )
  return rows.map(({ id }) => id)
}

/** All that a doctor issued are counted as they are issued; a filter is counted on its index. */
export async function countPrescriptions(sql: Sql, doctorId: number, file: string): Promise<number> {
  const rows =
    file === ''
      ? await sql.query<{ count: number }>(
          'select coalesce(sum(issued), 0)::bigint as count from prescription_tally where doctor_id = $1',
          [doctorId],
        )
      : await sql.query<{ count: number }>(
          'select count(*) as count from prescription where doctor_id = $1 and external_patient_file = $2',
          [doctorId, file],
        )
  return rows[0]?.count ?? 0
}

/** Those of a set of numbers, newest first; of one number of the integrator's only, when asked. */
export async function prescriptionsByIds(
  sql: Sql,
  doctorId: number,
  ids: readonly number[],
  file: string,
): Promise<PrescriptionRow[]> {
  return sql.query<PrescriptionRow>(
    `${SELECT} where r.doctor_id = $1 and r.id = any($2::bigint[]) and ($3 = '' or r.external_patient_file = $3)
     order by r.id desc`,
    [doctorId, ids, file],
  )
}

export async function prescriptionById(
  sql: Sql,
  doctorId: number,
  id: number,
): Promise<PrescriptionRow | undefined> {
  const rows = await sql.query<PrescriptionRow>(`${SELECT} where r.doctor_id = $1 and r.id = $2`, [
    doctorId,
    id,
  ])
  return rows[0]
}

/** By signature or code. */
export async function prescriptionBySignature(
  sql: Sql,
  doctorId: number,
  signature: string,
): Promise<PrescriptionRow | undefined> {
  const found = await locate(sql, signature)
  if (!found || found.doctor_id !== doctorId) return undefined
  return prescriptionById(sql, doctorId, found.prescription_id)
}

/** Whose prescription a signature or a code names. The one look-up that needs no doctor. */
export async function locate(
  sql: Sql,
  signatureOrCode: string,
): Promise<{ doctor_id: number; prescription_id: number } | undefined> {
  // Nothing else can be one, and PostgreSQL takes no U+0000.
  if (!/^[0-9a-z]{1,64}$/i.test(signatureOrCode)) return undefined
  const column = signatureOrCode.length === 64 ? 'signature' : 'code'
  const rows = await sql.query<{ doctor_id: number; prescription_id: number }>(
    column === 'signature'
      ? 'select doctor_id, prescription_id from prescription_lookup where signature = $1'
      : 'select doctor_id, prescription_id from prescription_lookup where code = $1',
    [signatureOrCode],
  )
  return rows[0]
}

/** The codes that should be looked at again, as they were told at the issue. */
export async function doubtfulOf(sql: Sql, doctorId: number, id: number): Promise<DoubtfulDiagnosis[]> {
  const rows = await sql.query<{ doubtful: DoubtfulDiagnosis[] | null }>(
    `select safety -> 'diagnoses' as doubtful from prescription where doctor_id = $1 and id = $2`,
    [doctorId, id],
  )
  return rows[0]?.doubtful ?? []
}

export interface SignedRow {
  payload: string
  key_id: string
  signed: Buffer
  signature: string
}

export async function signedById(sql: Sql, doctorId: number, id: number): Promise<SignedRow | undefined> {
  const rows = await sql.query<SignedRow>(
    'select payload, key_id, signed, signature from prescription where doctor_id = $1 and id = $2',
    [doctorId, id],
  )
  return rows[0]
}

export type HeldPrescription = Pick<PrescriptionRow, 'state' | 'valid_from' | 'valid_until' | 'paused_at'>

/** Sales and endings of one prescription take turns on its row; what they then read is what the one before left. */
export async function lockPrescription(
  sql: Sql,
  doctorId: number,
  id: number,
): Promise<HeldPrescription | undefined> {
  const rows = await sql.query<HeldPrescription>(
    'select state, valid_from, valid_until, paused_at from prescription where doctor_id = $1 and id = $2 for update',
    [doctorId, id],
  )
  return rows[0]
}

export async function isExhausted(sql: Sql, doctorId: number, id: number): Promise<boolean> {
  const rows = await sql.query(
    'select 1 from prescription_item where doctor_id = $1 and prescription_id = $2 and not bought and ended_at is null limit 1',
    [doctorId, id],
  )
  return rows.length === 0
}

/** One way: issued becomes rejected; back only where the one that replaced it is taken back. @returns whether this call did it */
export async function rejectPrescription(
  sql: Sql,
  doctorId: number,
  id: number,
  end: { by: string; reason: string; code: string },
): Promise<boolean> {
  const rows = await sql.query(
    `update prescription set state = 'rejected', rejected_at = now(), rejected_by = $3, reason_of_rejected = $4, end_reason = $5
     where doctor_id = $1 and id = $2 and state = 'issued' returning id`,
    [doctorId, id, end.by, end.reason, end.code],
  )
  return rows.length === 1
}

export interface TimelineRow {
  at: Date
  action: string
  actor_kind: string
  details: Record<string, unknown>
  /** Who prepared it. */
  assistant_name: string | null
  /** Of a mail and of a resend: where it went, and where its copy went. */
  sent_to: string | null
  copied_to: string | null
  fill_id: number | null
  pharmacy_name: string | null
  sales_code: string | null
  quantities: { presentation: string; quantity: number }[] | null
  /** Of the issue: the warnings that it went over, and why. */
  overrides: { about: string[]; reason: string }[] | null
  /** Of the issue: the codes that should be looked at again. */
  doubtful: DoubtfulDiagnosis[] | null
}

export async function timelineOf(sql: Sql, doctorId: number, id: number): Promise<TimelineRow[]> {
  return sql.query<TimelineRow>(
    `select e.at, e.action, e.actor_kind, e.details, s.name as assistant_name, m.recipient as sent_to,
            coalesce(c.recipient, nullif(m.cc, '')) as copied_to, f.id as fill_id, f.pharmacy_name, f.sales_code,
            (select jsonb_agg(jsonb_build_object('presentation', i.presentation, 'quantity', x.quantity) order by x.position)
             from fill_item x join prescription_item i on i.doctor_id = x.doctor_id
               and i.prescription_id = x.prescription_id and i.position = x.position
             where x.doctor_id = e.doctor_id and x.prescription_id = e.object_id and x.fill_id = f.id) as quantities,
            kept.safety -> 'overrides' as overrides, kept.safety -> 'diagnoses' as doubtful
     from audit_event e
     left join prescription kept on e.action = 'prescription.issued' and kept.doctor_id = e.doctor_id
       and kept.id = e.object_id
     left join mail m on m.doctor_id = e.doctor_id and m.id = (e.details ->> 'mail')::bigint
     left join mail c on c.doctor_id = e.doctor_id and c.id = (e.details ->> 'copy')::bigint
     left join assistant s on s.assistant_id = e.actor_id and e.actor_kind = 'assistant'
     left join fill f on f.doctor_id = e.doctor_id and f.prescription_id = e.object_id
       and f.id = (e.details ->> 'fill')::bigint
     where e.doctor_id = $1 and e.object_kind = 'prescription' and e.object_id = $2
     order by e.id`,
    [doctorId, id],
  )
}
