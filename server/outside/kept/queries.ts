import type { Sql } from '../../database/database.ts'

export type AnswerKind = 'weather' | 'news'

/** A question to an outside provider: the kind of question, and the key of what is asked. */
export interface Question {
  kind: AnswerKind
  key: string
}

export interface StoredAnswer {
  body: unknown
  /** Time of the provider's latest answer; null before the first answer. */
  fetched_at: Date | null
  wanted_at: Date
}

/** A question to a provider that is due for a new answer, and that this process has claimed. */
export interface DueQuestion extends Question {
  /** The provider's latest answer; null before the first answer. */
  body: unknown
  failures: number
}

export async function readStoredAnswer(sql: Sql, { kind, key }: Question): Promise<StoredAnswer | undefined> {
  const rows = await sql.query<StoredAnswer>(
    'select body, fetched_at, wanted_at from provider_answer where kind = $1 and key = $2',
    [kind, key],
  )
  return rows[0]
}

/** The doctor who asks a provider a question, and limits of the number of stored questions. */
export interface AskingLimits {
  /** Id of the doctor who asks; null for a question of the whole installation. */
  doctorId: number | null
  now: Date
  /** Maximum number of stored questions to providers of one kind. */
  most: number
  /** Maximum number of stored questions to providers of one kind that the same doctor asked first. */
  mostOfDoctor: number
}

/**
 * Records that a request wants the answer to a question. A new question is due at once. A new question is stored only
 * while the numbers of stored questions are below the limits. A stored question counts towards the limit of the doctor
 * who asked it first.
 */
export async function wantAnswer(
  sql: Sql,
  { kind, key }: Question,
  { doctorId, now, most, mostOfDoctor }: AskingLimits,
): Promise<void> {
  await sql.query(
    `insert into provider_answer (kind, key, wanted_at, due_at, asked_by)
     select $1::text, $2::text, $3::timestamptz, $3::timestamptz, $4::bigint
     where ((select count(*) from provider_answer where kind = $1::text) < $5::bigint
        and (select count(*) from provider_answer where kind = $1::text and asked_by = $4::bigint) < $6::bigint)
        or exists (select from provider_answer where kind = $1::text and key = $2::text)
     on conflict (kind, key) do update set wanted_at = greatest(provider_answer.wanted_at, excluded.wanted_at)`,
    [kind, key, now, doctorId, most, mostOfDoctor],
  )
  sql.wake('provider-answer')
}

/**
 * Claims, until `until`, the question to a provider that has been due for longest and was wanted after `wantedSince`.
 * If this process ends before it has an answer, another process can claim the question later.
 */
export async function claimDueQuestion(
  sql: Sql,
  { now, wantedSince, until }: { now: Date; wantedSince: Date; until: Date },
): Promise<DueQuestion | undefined> {
  const rows = await sql.query<DueQuestion>(
    `update provider_answer set due_at = $3
     where (kind, key) = (
       select kind, key from provider_answer where due_at <= $1 and wanted_at > $2
       order by due_at limit 1 for update skip locked
     )
     returning kind, key, body, failures`,
    [now, wantedSince, until],
  )
  return rows[0]
}

/** Stores a provider's answer, and the time at which the question is due again. */
export async function storeAnswer(
  sql: Sql,
  { kind, key, body, now, dueAt }: Question & { body: unknown; now: Date; dueAt: Date },
): Promise<void> {
  await sql.query(
    `update provider_answer set body = $3, fetched_at = $4, due_at = $5, failures = 0 where kind = $1 and key = $2`,
    [kind, key, JSON.stringify(body), now, dueAt],
  )
}

/** Counts a failed attempt to get an answer from a provider. The latest answer stays stored. */
export async function postponeQuestion(
  sql: Sql,
  { kind, key, dueAt }: Question & { dueAt: Date },
): Promise<void> {
  await sql.query(
    'update provider_answer set due_at = $3, failures = failures + 1 where kind = $1 and key = $2',
    [kind, key, dueAt],
  )
}

/** Deletes the questions to providers, with their answers, that no request has asked since `before`. */
export async function removeUnwanted(sql: Sql, before: Date): Promise<void> {
  await sql.query('delete from provider_answer where wanted_at < $1', [before])
}
