import { Problem } from '#contract/problem.ts'
import { documentIn } from '#contract/signed-document.ts'
import type { Sql } from '../database/database.ts'
import { readableRows } from '../http/pages.ts'
import type { DoubtfulDiagnosis } from './issue/doubtful-diagnoses.ts'
import type { IssueWarnings } from './issue/issue-warnings.ts'
import type { Twin } from './issue/twin.ts'
import type { PrescriptionState, StoredPrescription } from './stored-prescription.ts'

/** A stored prescription as the query returns it, with a payload that is not parsed yet. */
interface Written extends PrescriptionState {
  payload: string
}

/** SQL that selects the payload of a doctor's prescriptions, and the state that is not in the payload. */
const SELECT = `select r.doctor_id, r.id, r.signature, r.payload, r.state as standing, r.rejected_at, r.rejected_by,
    r.reason_of_rejected, r.end_reason, r.paused_at, r.send_rx, r.external_patient_file, r.additional_data,
    a.email as medic_email,
    -- The contact of a merged patient is that of the patient merged into. The contact is read by key for each row of a
    -- page.
    (select json_build_object('email', p.email, 'phone', p.phone) from patient named
     join patient p on p.doctor_id = named.doctor_id
       and p.id = case when named.merged_into is null then named.id else named.merged_into end
     where named.doctor_id = r.doctor_id and named.id = r.patient_id) as contact,
    (select json_agg(i order by i.position) from (
       select id, position, sku, written, order_id, ad_id, cost_cents, bought_qty, bought, ended_at, end_reason, end_note
       from prescription_item where doctor_id = r.doctor_id and prescription_id = r.id) i) as rows,
    coalesce(
      (select m.state from mail m where m.doctor_id = r.doctor_id and m.prescription_id = r.id
       order by m.id desc limit 1),
      (select m.state from prescription_link l
       join mail m on m.doctor_id = l.doctor_id and m.prescription_id = l.other_id
       where l.doctor_id = r.doctor_id and l.prescription_id = r.id and l.kind in ('act', 'series')
       order by m.id desc limit 1)) as mail_state
  from prescription r
  join account a on a.id = r.doctor_id`

/**
 * A stored prescription with its payload parsed as a signed document.
 * @throws Problem `prescription-altered` where the payload can't be read as one any more
 */
function storedOf(written: Written): StoredPrescription {
  const stored = readableOf(written)
  if (stored === null) throw new Problem('prescription-altered')
  return stored
}

function readableOf({ payload, ...state }: Written): StoredPrescription | null {
  const document = documentIn(payload)
  return document && { document, state: { ...state, rows: state.rows ?? [] } }
}

/** One page or selection of a doctor's prescriptions, newest first. */
export interface Listed {
  rows: StoredPrescription[]
  /** Signatures of the prescriptions whose payload can't be read as a signed document any more. */
  altered: string[]
}

export interface PageRequest {
  /** Patient number of the integrator that the prescriptions must have; '' for all prescriptions. */
  file: string
  limit: number
  offset: number
}

/** Ids of the prescriptions of one page, newest first, read from a narrow index. `listedByIds` reads their contents. */
export async function pageOfIds(sql: Sql, doctorId: number, p: PageRequest): Promise<number[]> {
  const filter = p.file === '' ? '' : 'and external_patient_file = $4'
  const rows = await sql.query<{ id: number }>(
    `select id from prescription where doctor_id = $1 ${filter} order by id desc limit $2 offset $3`,
    p.file === '' ? [doctorId, p.limit, p.offset] : [doctorId, p.limit, p.offset, p.file],
  )
  return rows.map(({ id }) => id)
}

/**
 * Number of prescriptions that a doctor issued. Without a filter, the number comes from a counter that every issue
 * increments. With a filter, the prescriptions are counted by an index.
 */
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

/**
 * Prescriptions with these ids, newest first. Unless `file` is '', only those with this patient number of the
 * integrator are returned.
 */
export async function listedByIds(
  sql: Sql,
  doctorId: number,
  ids: readonly number[],
  file: string,
): Promise<Listed> {
  const written = await sql.query<Written>(
    `${SELECT} where r.doctor_id = $1 and r.id = any($2::bigint[]) and ($3 = '' or r.external_patient_file = $3)
     order by r.id desc`,
    [doctorId, ids, file],
  )
  const { results, altered } = readableRows(written, readableOf)
  return { rows: results, altered }
}

/** Prescriptions with these ids, newest first. @throws Problem `prescription-altered` where one of them is altered */
export async function prescriptionsByIds(
  sql: Sql,
  doctorId: number,
  ids: readonly number[],
): Promise<StoredPrescription[]> {
  const { rows, altered } = await listedByIds(sql, doctorId, ids, '')
  if (altered.length > 0) throw new Problem('prescription-altered')
  return rows
}

export async function prescriptionById(
  sql: Sql,
  doctorId: number,
  id: number,
): Promise<StoredPrescription | undefined> {
  const rows = await sql.query<Written>(`${SELECT} where r.doctor_id = $1 and r.id = $2`, [doctorId, id])
  return rows[0] && storedOf(rows[0])
}

/** The prescription of a doctor with this signature or code; undefined for a prescription of another doctor. */
export async function prescriptionBySignature(
  sql: Sql,
  doctorId: number,
  signature: string,
): Promise<StoredPrescription | undefined> {
  const found = await findPrescription(sql, signature)
  if (!found || found.doctor_id !== doctorId) return undefined
  return prescriptionById(sql, doctorId, found.prescription_id)
}

/**
 * Doctor and id of the prescription with this signature or code. Every other query of a prescription needs the doctor's id.
 */
export async function findPrescription(
  sql: Sql,
  signatureOrCode: string,
): Promise<{ doctor_id: number; prescription_id: number } | undefined> {
  // No signature or code of a prescription has other characters, and PostgreSQL refuses U+0000.
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

/** Warnings that were found at the issue of a prescription: the parts that the doctor should look at again. */
export async function warningsOf(sql: Sql, doctorId: number, id: number): Promise<IssueWarnings> {
  const rows = await sql.query<{ doubtful: DoubtfulDiagnosis[] | null; twin: Twin | null }>(
    `select safety -> 'diagnoses' as doubtful, safety -> 'twin' as twin from prescription where doctor_id = $1 and id = $2`,
    [doctorId, id],
  )
  return { doubtful: rows[0]?.doubtful ?? [], twin: rows[0]?.twin ?? null }
}

/**
 * Locks a prescription's row, so that sales and cancellations of the prescription are serialized. A query after the lock reads
 * the changes of the transactions that had the lock before.
 * @returns the state of the prescription; undefined for a prescription that the doctor does not have
 */
export async function lockPrescription(
  sql: Sql,
  doctorId: number,
  id: number,
): Promise<PrescriptionState['standing'] | undefined> {
  const rows = await sql.query<Pick<PrescriptionState, 'standing'>>(
    'select state as standing from prescription where doctor_id = $1 and id = $2 for update',
    [doctorId, id],
  )
  return rows[0]?.standing
}

export async function isExhausted(sql: Sql, doctorId: number, id: number): Promise<boolean> {
  const rows = await sql.query(
    'select 1 from prescription_item where doctor_id = $1 and prescription_id = $2 and not bought and ended_at is null limit 1',
    [doctorId, id],
  )
  return rows.length === 0
}

/**
 * Sets an issued prescription to rejected. Only `restoreReplacedRow` reverses this.
 * @returns whether this call rejected the prescription
 */
export async function rejectPrescription(
  sql: Sql,
  doctorId: number,
  id: number,
  end: { by: string; reason: string; code: string },
): Promise<boolean> {
  const rows = await sql.query(
    `update prescription set state = 'rejected', rejected_at = act_time(), rejected_by = $3, reason_of_rejected = $4, end_reason = $5
     where doctor_id = $1 and id = $2 and state = 'issued' returning id`,
    [doctorId, id, end.by, end.reason, end.code],
  )
  return rows.length === 1
}
