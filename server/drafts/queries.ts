import type { DraftBody, DraftRemoval, DraftState } from '#contract/drafts/drafts.ts'
import type { Sql } from '../database/database.ts'

export interface DraftColumns {
  id: string
  version: number
  body: DraftBody
  created_at: Date
  changed_at: Date
  prepared_by: number | null
  prepared_by_name: string
  state: DraftState
  note: string
  seen_body: DraftBody | null
  save: string | null
}

const COLUMNS = `d.id, d.version, d.body, d.created_at, d.changed_at, d.prepared_by, coalesce(a.name, '') as prepared_by_name,
  d.state, d.note, d.seen_body, d.save`

/**
 * Reads all drafts of the doctor, or only those that one assistant prepares. Submitted drafts come first, then the latest
 * changed ones.
 */
export async function draftsOf(
  sql: Sql,
  doctorId: number,
  preparedBy: number | null,
): Promise<DraftColumns[]> {
  return sql.query<DraftColumns>(
    `select ${COLUMNS} from draft d left join assistant a on a.assistant_id = d.prepared_by
     where d.doctor_id = $1 and ($2::bigint is null or d.prepared_by = $2)
     order by d.state = 'submitted' desc, d.changed_at desc`,
    [doctorId, preparedBy],
  )
}

export async function draftById(
  sql: Sql,
  doctorId: number,
  id: string,
  preparedBy: number | null,
): Promise<DraftColumns | undefined> {
  const rows = await sql.query<DraftColumns>(
    `select ${COLUMNS} from draft d left join assistant a on a.assistant_id = d.prepared_by
     where d.doctor_id = $1 and d.id = $2 and ($3::bigint is null or d.prepared_by = $3)`,
    [doctorId, id, preparedBy],
  )
  return rows[0]
}

export interface Saved {
  id: string
  version: number
  changed_at: Date
}

/** Inserts a draft. @returns undefined when a draft or an issued prescription has the id already */
export async function insertDraft(
  sql: Sql,
  d: { doctorId: number; id: string; body: DraftBody; save: string | undefined; preparedBy: number | null },
): Promise<Saved | undefined> {
  const rows = await sql.query<Saved>(
    `insert into draft (doctor_id, id, body, prepared_by, save)
     select $1, $2, $3::jsonb, $4, $5
     where not exists (select 1 from idempotency where doctor_id = $1 and key = $2)
     on conflict (doctor_id, id) do nothing
     returning id, version, changed_at`,
    [d.doctorId, d.id, JSON.stringify(d.body), d.preparedBy, d.save ?? null],
  )
  return rows[0]
}

interface Update {
  doctorId: number
  id: string
  version: number
  body: DraftBody
  save: string | undefined
  over: string | undefined
  unanswered: readonly string[]
  byDoctor: boolean
}

/**
 * Saves a draft. A version that the doctor saves counts as seen by the doctor.
 * @returns undefined when the stored draft is of another version, and does not come from one of the unanswered saves either;
 * also when an assistant saves a draft that is submitted
 */
export async function updateDraft(sql: Sql, d: Update): Promise<Saved | undefined> {
  const rows = await sql.query<Saved>(
    `update draft set body = $4::jsonb, save = $7, version = version + 1, changed_at = now(),
       seen_body = case when $5::boolean and prepared_by is not null then $4::jsonb else seen_body end
     where doctor_id = $1 and id = $2
       and (version = $3 and ($8::text is null or save = $8) or save = any($6::text[]))
       and ($5::boolean or state <> 'submitted')
     returning id, version, changed_at`,
    [
      d.doctorId,
      d.id,
      d.version,
      JSON.stringify(d.body),
      d.byDoctor,
      d.unanswered,
      d.save ?? null,
      d.over ?? null,
    ],
  )
  return rows[0]
}

/**
 * Changes the state of a prepared draft to submitted or returned. @returns undefined when the stored draft is of another
 * version
 */
export async function moveDraft(
  sql: Sql,
  d: { doctorId: number; id: string; version: number; state: DraftState; note: string; isSeen: boolean },
): Promise<Saved | undefined> {
  const rows = await sql.query<Saved>(
    `update draft set state = $4, note = $5, version = version + 1, changed_at = act_time(),
       submitted_at = case when $4 = 'submitted' then act_time() else submitted_at end,
       seen_body = case when $6::boolean then body else seen_body end
     where doctor_id = $1 and id = $2 and version = $3 and prepared_by is not null
     returning id, version, changed_at`,
    [d.doctorId, d.id, d.version, d.state, d.note, d.isSeen],
  )
  return rows[0]
}

/** Marks a draft as seen by the doctor. @returns undefined when the stored draft is of another version */
export async function markSeen(
  sql: Sql,
  doctorId: number,
  id: string,
  version: number,
): Promise<Saved | undefined> {
  const rows = await sql.query<Saved>(
    `update draft set seen_body = body where doctor_id = $1 and id = $2 and version = $3
     returning id, version, changed_at`,
    [doctorId, id, version],
  )
  return rows[0]
}

/**
 * Deletes a draft.
 * @param over version to delete, or the unanswered saves that the stored version may come from; without a version, every
 * version is deleted
 * @returns false when the draft does not exist any more, or is of another version
 */
export async function deleteDraft(
  sql: Sql,
  doctorId: number,
  id: string,
  over: DraftRemoval,
): Promise<boolean> {
  const rows = await sql.query<{ id: string }>(
    `delete from draft
     where doctor_id = $1 and id = $2
       and ($3::int is null or version = $3 and ($5::text is null or save = $5) or save = any($4::text[]))
     returning id`,
    [doctorId, id, over.version ?? null, over.unanswered, over.over ?? null],
  )
  return rows.length === 1
}

export async function countDrafts(sql: Sql, doctorId: number): Promise<number> {
  const rows = await sql.query<{ count: number }>(
    'select count(*)::int as count from draft where doctor_id = $1',
    [doctorId],
  )
  return rows[0]!.count
}
