import type { PaylinkAct, PaylinkState } from '#contract/paylinks/paylink-state.ts'
import type { Sql } from '../database/database.ts'

export interface StoredPaylink {
  id: number
  slug: string
  amount_cents: number
  concept: string
  clabe: string
  holder: string
  reference: string
  brand: string
  created_at: Date
  expires_at: Date
  /** State of the payment link at the moment of the query. */
  state: PaylinkState
  turn: number
  changed_at: Date
  /** Kind of the payment link's last movement. */
  last_act: PaylinkAct | 'create'
  balance_cents: number
  /** Sum of the money that arrived, without subtracting money that was returned. */
  received_cents: number
  /** Time of the last money that arrived, and time of the last transfer that the payer reported; null for never. */
  received_at: Date | null
  reported_at: Date | null
  /** The part of the payment link's balance that came by bank transfer. */
  spei_cents: number
  patient_uid: string
  patient_name: string
  email: string
}

/**
 * Maximum number of patients whose names are compared with the concept of a payment. Only names that have two neighbouring
 * words of the concept are read.
 */
const NAMES_AT_MOST = 500

export interface PaylinkToInsert {
  slug: string
  amount_cents: number
  concept: string
  clabe: string
  holder: string
  reference: string
  brand: string
  created_at: Date
  /** Last day on which the payment link can be paid, and the time zone of that day. */
  last_day: string
  zone: string
  idempotency_key: string | null
  request_hash: Buffer | null
}

/**
 * SELECT of payment links with their last movement. `$2` is the present moment: a pending payment link counts as expired from
 * the end of its term on. In place of a merged patient, the patient into whom that patient was merged is selected.
 */
const SELECT = `select p.id, p.slug, p.amount_cents, p.concept, p.clabe, p.holder, p.reference, p.brand, p.created_at,
    p.expires_at, case when l.state = 'pending' and p.expires_at <= $2 then 'expired' else l.state end as state, l.turn,
    l.at as changed_at, l.kind as last_act, s.balance_cents, s.received_cents, s.received_at, s.reported_at, s.spei_cents,
    coalesce(t.uid::text, '') as patient_uid,
    coalesce(t.name, '') as patient_name, coalesce(w.email, '') as email
  from paylink p
  join lateral (
    select m.state, m.turn, m.at, m.kind from paylink_movement m
    where m.doctor_id = p.doctor_id and m.paylink_id = p.id order by m.turn desc limit 1
  ) l on true
  cross join lateral (
    select coalesce(sum(m.amount_cents), 0)::bigint as balance_cents,
      coalesce(sum(m.amount_cents) filter (where m.amount_cents > 0), 0)::bigint as received_cents,
      max(m.at) filter (where m.amount_cents > 0) as received_at,
      max(m.at) filter (where m.kind = 'report') as reported_at,
      coalesce(sum(m.amount_cents) filter (where m.method = 'spei'), 0)::bigint as spei_cents
    from paylink_movement m where m.doctor_id = p.doctor_id and m.paylink_id = p.id
  ) s
  left join paylink_person w on w.doctor_id = p.doctor_id and w.paylink_id = p.id
  left join patient a on a.doctor_id = p.doctor_id and a.id = w.patient_id
  left join patient t on t.doctor_id = p.doctor_id and t.id = coalesce(a.merged_into, a.id)
  where p.doctor_id = $1`

export const paylinkPage = (
  sql: Sql,
  doctorId: number,
  now: Date,
  page: { limit: number; offset: number },
): Promise<StoredPaylink[]> =>
  sql.query<StoredPaylink>(`${SELECT} order by p.id desc limit $3 offset $4`, [
    doctorId,
    now,
    page.limit,
    page.offset,
  ])

/** The payment links with these ids, the newest first. */
export const paylinksByIds = (
  sql: Sql,
  doctorId: number,
  now: Date,
  ids: readonly number[],
): Promise<StoredPaylink[]> =>
  sql.query<StoredPaylink>(`${SELECT} and p.id = any($3::bigint[]) order by p.id desc`, [doctorId, now, ids])

export async function paylinkBySlug(
  sql: Sql,
  doctorId: number,
  slug: string,
  now: Date,
): Promise<StoredPaylink | undefined> {
  const rows = await sql.query<StoredPaylink>(`${SELECT} and p.slug = $3`, [doctorId, now, slug])
  return rows[0]
}

/**
 * Locks a payment link, so that one transaction at a time changes it. Even without this lock, the primary key of the
 * movements refuses a second movement with the same number.
 */
export async function lockPaylink(sql: Sql, doctorId: number, slug: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('paylink:' || $1 || $2, 0))::text`, [
    String(doctorId),
    slug,
  ])
}

/** Slug and hashed request of the payment link that was made with an idempotency key. */
export async function paylinkWithKey(
  sql: Sql,
  doctorId: number,
  key: string,
): Promise<{ slug: string; request_hash: Buffer | null } | undefined> {
  const rows = await sql.query<{ slug: string; request_hash: Buffer | null }>(
    'select slug, request_hash from paylink where doctor_id = $1 and idempotency_key = $2',
    [doctorId, key],
  )
  return rows[0]
}

/**
 * Inserts a payment link with its first movement.
 * @returns the id of the link; undefined when its idempotency key or its reference is taken
 */
export async function insertPaylink(
  sql: Sql,
  doctorId: number,
  p: PaylinkToInsert,
): Promise<number | undefined> {
  const rows = await sql.query<{ id: number }>(
    `with made as (
       insert into paylink (doctor_id, slug, amount_cents, concept, clabe, holder, reference, brand, created_at,
                            expires_at, idempotency_key, request_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, ($10::date + 1)::timestamp at time zone $11, $12, $13)
       on conflict do nothing returning id
     ), named as (
       insert into paylink_lookup (slug, doctor_id, paylink_id) select $2, $1, id from made
     ), begun as (
       insert into paylink_movement (doctor_id, paylink_id, turn, kind, state, amount_cents, method, by_kind, at)
       select $1, id, 1, 'create', 'pending', 0, '', 'doctor', $9 from made
     )
     select id from made`,
    [
      doctorId,
      p.slug,
      p.amount_cents,
      p.concept,
      p.clabe,
      p.holder,
      p.reference,
      p.brand,
      p.created_at,
      p.last_day,
      p.zone,
      p.idempotency_key,
      p.request_hash,
    ],
  )
  return rows[0]?.id
}

/** Sets the patient and the mail address of a payment link. An empty mail address leaves the stored one unchanged. */
export async function setPaylinkPerson(
  sql: Sql,
  doctorId: number,
  paylinkId: number,
  person: { patientId: number | null; email: string },
): Promise<void> {
  await sql.query(
    `insert into paylink_person as w (doctor_id, paylink_id, patient_id, email) values ($1, $2, $3, $4)
     on conflict (doctor_id, paylink_id) do update
     set patient_id = coalesce(excluded.patient_id, w.patient_id), email = coalesce(nullif(excluded.email, ''), w.email)`,
    [doctorId, paylinkId, person.patientId, person.email],
  )
}

/**
 * Id, name and mail address of the doctor's patient with this uid. For a patient who was merged into another, the data
 * of that other patient.
 */
export async function payingPatient(
  sql: Sql,
  doctorId: number,
  uid: string,
): Promise<{ id: number; name: string; email: string } | undefined> {
  const rows = await sql.query<{ id: number; name: string; email: string }>(
    `select t.id, t.name, t.email from patient p
     join patient t on t.doctor_id = p.doctor_id and t.id = coalesce(p.merged_into, p.id)
     where p.doctor_id = $1 and p.uid::text = $2`,
    [doctorId, uid],
  )
  return rows[0]
}

/** Names of the doctor's patients whose search words match a `tsquery`, read in one query. */
export async function namesWithWords(sql: Sql, doctorId: number, words: string): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `select name from patient where doctor_id = $1 and id = any(
       (select ids from find_entries('patient', array[$2::tsquery], $2::tsquery, $3, 0))::bigint[])`,
    [doctorId, words, NAMES_AT_MOST],
  )
  return rows.map(({ name }) => name)
}
