import type * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { readStoredAnswer, wantAnswer, type AnswerKind } from './queries.ts'

export interface KeptAnswer<T> {
  database: Pick<Database, 'open'>
  kind: AnswerKind
  key: string
  schema: z.ZodMiniType<T>
  /** The doctor who asks; null where the installation asks. */
  doctorId: number | null
  now: Date
  /** Age in milliseconds above which an answer is too old to be shown. */
  staleMs: number
}

/** Time for which a question counts as wanted after it was recorded, so that not every request writes, ms. */
const WANTED_AGAIN_MS = 10 * 60_000
/** Questions of one kind that are stored at most: more than the places in which doctors of one installation work. */
const QUESTIONS_AT_MOST = 2000
/** Questions of one kind that one doctor may have asked first: more than the places in which a doctor works in a week. */
const QUESTIONS_OF_DOCTOR = 20

/**
 * Reads the latest answer of a provider from the database, and never waits for the provider: jobs ask for what is
 * wanted (refresh-answers.ts). Null before the first answer, and when the latest one is too old.
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
  // A row that another version of the product wrote is asked for again, and counts as none meanwhile.
  return parsed.success ? parsed.data : null
}
