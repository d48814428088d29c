import type { TimeZone } from '#contract/values/time-zone.ts'
import { documentIn } from '#contract/signed-document.ts'
import type { Sql } from '../../database/database.ts'

/** Ids of the other documents of one issue or series, in order, found by the id of its first document. */
export async function othersOfAct(sql: Sql, doctorId: number, firstId: number): Promise<number[]> {
  const rows = await sql.query<{ prescription_id: number }>(
    `select prescription_id from prescription_link
     where doctor_id = $1 and other_id = $2 and prescription_id <> $2 and kind in ('act', 'series') order by position`,
    [doctorId, firstId],
  )
  return rows.map((row) => row.prescription_id)
}

/**
 * Ids of the documents of one issue or series, in order and without cancelled ones, found by the id of its first
 * document.
 */
export async function uncancelledDocumentsOf(sql: Sql, doctorId: number, firstId: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `select r.id from prescription_link l
     join prescription r on r.doctor_id = l.doctor_id and r.id = l.prescription_id and r.state = 'issued'
     where l.doctor_id = $1 and l.other_id = $2 and l.kind in ('act', 'series') order by l.position`,
    [doctorId, firstId],
  )
  return rows.map((row) => row.id)
}

/**
 * Ids of the prescriptions whose mail must not be sent after a prescription has ended. All documents of an issue or series have
 * one mail, which belongs to the first document. This mail is stopped only when every document of the issue or series has
 * ended.
 */
export async function prescriptionsWithoutMail(sql: Sql, doctorId: number, id: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `select about.id from (
       select $2::bigint as id union
       select other_id from prescription_link where doctor_id = $1 and prescription_id = $2 and kind in ('act', 'series')
     ) about
     where not exists (
       select 1 from prescription_link l
       join prescription r on r.doctor_id = l.doctor_id and r.id = l.prescription_id and r.state = 'issued'
       where l.doctor_id = $1 and l.other_id = about.id and l.kind in ('act', 'series'))`,
    [doctorId, id],
  )
  return rows.map((row) => row.id)
}

export interface LinkRow {
  kind: 'act' | 'series' | 'replaces' | 'renews'
  id: number
  /** Whether the linked prescription is the newer of the two, which replaces or renews the older one. */
  is_newer: boolean
  position: number
}

/**
 * Links of a prescription in both directions. The links include all documents of its issue or series, the prescription
 * itself included.
 */
export async function linksOfPrescription(sql: Sql, doctorId: number, id: number): Promise<LinkRow[]> {
  return sql.query<LinkRow>(
    `select kind, other_id as id, false as is_newer, 0 as position from prescription_link
     where doctor_id = $1 and prescription_id = $2 and kind in ('replaces', 'renews')
     union all
     select kind, prescription_id, true, 0 from prescription_link
     where doctor_id = $1 and other_id = $2 and kind in ('replaces', 'renews')
     union all
     select l.kind, l.prescription_id, false, l.position from prescription_link own
     join prescription_link l on l.doctor_id = own.doctor_id and l.other_id = own.other_id and l.kind = own.kind
     where own.doctor_id = $1 and own.prescription_id = $2 and own.kind in ('act', 'series')
     order by 1, 4, 2`,
    [doctorId, id],
  )
}

/** Locks the prescriptions of a series that are not cancelled, until the transaction ends. */
export async function lockRestOfSeries(
  sql: Sql,
  doctorId: number,
  id: number,
): Promise<{ id: number; valid_until: string; time_zone: TimeZone; paused_at: Date | null }[]> {
  return sql.query(
    `select r.id, r.valid_until, r.time_zone, r.paused_at from prescription r
     where r.doctor_id = $1 and r.state = 'issued' and r.id in (
       select l.prescription_id from prescription_link own
       join prescription_link l on l.doctor_id = own.doctor_id and l.other_id = own.other_id and l.kind = 'series'
       where own.doctor_id = $1 and own.prescription_id = $2 and own.kind = 'series')
     order by r.id for update`,
    [doctorId, id],
  )
}

/** Pauses prescriptions at an instant; the instant null resumes them. */
export async function setPaused(
  sql: Sql,
  doctorId: number,
  ids: readonly number[],
  at: Date | null,
): Promise<void> {
  await sql.query('update prescription set paused_at = $3 where doctor_id = $1 and id = any($2::bigint[])', [
    doctorId,
    ids,
    at,
  ])
}

/**
 * Cancels rows of a prescription that are still open.
 * @returns the positions, from 0, of the rows that this call cancelled
 */
export async function endRows(
  sql: Sql,
  doctorId: number,
  prescriptionId: number,
  end: { rows: readonly number[]; reason: string; note: string; at: Date },
): Promise<number[]> {
  const rows = await sql.query<{ position: number }>(
    `with ended as (
       update prescription_item set ended_at = $4, end_reason = $5, end_note = $6
       where doctor_id = $1 and prescription_id = $2 and id = any($3::bigint[]) and ended_at is null and not bought
       returning position
     ), unlike as (
       update prescription set rows_key = null where doctor_id = $1 and id = $2
     )
     select position from ended`,
    [doctorId, prescriptionId, end.rows, end.at, end.reason, end.note],
  )
  return rows.map((row) => row.position)
}

/** The code of a prescription from its signed payload; from the column where the payload can't be read. */
export const signedCode = (payload: string, column: string): string => documentIn(payload)?.code ?? column

export interface Named {
  signature: string
  code: string
}

type NamedRow = Named & { payload: string }

const nameOf = ({ signature, code, payload }: NamedRow): Named => ({
  signature,
  code: signedCode(payload, code),
})

/** The older prescription that a prescription replaced; null where it replaced none. */
export async function predecessorOf(sql: Sql, doctorId: number, id: number): Promise<Named | null> {
  const [row] = await sql.query<NamedRow>(
    `select r.signature, r.code, r.payload from prescription_link l
     join prescription r on r.doctor_id = l.doctor_id and r.id = l.other_id
     where l.doctor_id = $1 and l.prescription_id = $2 and l.kind = 'replaces'
     order by r.id desc limit 1`,
    [doctorId, id],
  )
  return row ? nameOf(row) : null
}

/**
 * The prescription that stands in the place of a replaced one. A replacement that was itself replaced leads to the next
 * one. If the replacement consists of several documents, the first that is not cancelled is returned.
 * @returns null where every successor is cancelled
 */
export async function standingSuccessorOf(sql: Sql, doctorId: number, id: number): Promise<Named | null> {
  const [row] = await sql.query<NamedRow>(
    `with recursive successor (id, steps) as (
       select prescription_id, 1 from prescription_link
       where doctor_id = $1 and other_id = $2 and kind = 'replaces'
       union
       select l.prescription_id, s.steps + 1 from successor s
       join prescription_link l on l.doctor_id = $1 and l.other_id = s.id and l.kind = 'replaces'
     )
     select r.signature, r.code, r.payload from successor s
     join prescription r on r.doctor_id = $1 and r.id = s.id
     where r.state = 'issued'
     order by s.steps desc, r.id limit 1`,
    [doctorId, id],
  )
  return row ? nameOf(row) : null
}

/** A replaced prescription by the data that its patient knows: printed code and moment of issue. */
export interface Replaced {
  code: string
  issuedAt: Date
}

/**
 * The prescriptions that a prescription replaced. A replaced prescription that was undone before its mail left is not
 * among them, because the patient never received it.
 */
export async function replacedBefore(sql: Sql, doctorId: number, id: number): Promise<Replaced[]> {
  const rows = await sql.query<{ code: string; payload: string; issued_at: Date }>(
    `select r.code, r.payload, r.issued_at from prescription_link l
     join prescription r on r.doctor_id = l.doctor_id and r.id = l.other_id
     where l.doctor_id = $1 and l.prescription_id = $2 and l.kind = 'replaces' and r.end_reason not like 'undone:%'
     order by r.id`,
    [doctorId, id],
  )
  return rows.map(({ code, payload, issued_at }) => ({
    code: signedCode(payload, code),
    issuedAt: issued_at,
  }))
}
