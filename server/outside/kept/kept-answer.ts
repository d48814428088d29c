import type * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { readStoredAnswer, wantAnswer, type AnswerKind } from './queries.ts'

export interface KeptAnswer<T> {
  database: Pick<Database, 'open'>
  kind: AnswerKind
  key: string
  schema: z.ZodMiniType<T>
  /** Id of the doctor who asks; null for a question of the whole installation, such as the news. */
  doctorId: number | null
  now: Date
  /** Age in milliseconds above which a stored answer is too old to be shown. */
  staleMs: number
}

/** Time after a request for an answer in which further requests for it write nothing to the database, ms. */
const WANTED_AGAIN_MS = 10 * 60_000
/**
 * Maximum number of stored questions to providers of one kind, such as questions for the weather. The maximum exceeds the
 * number of places in which the doctors of one installation work.
 */
const QUESTIONS_AT_MOST = 2000
/**
 * Maximum number of stored questions to providers of one kind that the same doctor asked first. The maximum exceeds the
 * number of places in which a doctor works in a week.
 */
const QUESTIONS_OF_DOCTOR = 20

/**
 * Reads the latest answer of a provider from the database, and never waits for the provider. Jobs ask the provider for
 * wanted answers (refresh-answers.ts). The result is null before the first answer, and when the latest answer is too
 * old.
 */
export async function readKeptAnswer<T>(kept: KeptAnswer<T>): Promise<T | null> {
  const { database, kind, key, schema, doctorId, now, staleMs } = kept
  const stored = await readStoredAnswer(database.open, { kind, key })
  const isWanted = stored !== undefined && now.getTime() - stored.wanted_at.getTime() < WANTED_AGAIN_MS
  if (!isWanted) {
    const limits = { most: QUESTIONS_AT_MOST, mostOfDoctor: QUESTIONS_OF_DOCTOR }
    await wantAnswer(database.open, { kind, key }, { doctorId, now, ...limits })
  }
  if (!stored?.fetched_at || now.getTime() - stored.fetched_at.getTime() > staleMs) return null
  const parsed = schema.safeParse(stored.body)
  // A stored answer of another version of the product may be unreadable. Such an answer counts as none until the
  // provider has been asked again.
  return parsed.success ? parsed.data : null
}
