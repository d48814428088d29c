import type { Database } from '../../database/database.ts'
import { reasonOf, workQueue, type Worked } from '../../database/work-queue.ts'
import {
  claimDueQuestion,
  postponeQuestion,
  removeUnwanted,
  storeAnswer,
  type AnswerKind,
  type DueQuestion,
} from './queries.ts'

/** Settings and functions by which the stored questions to one kind of provider are answered. */
export interface Refresher {
  /**
   * Asks the provider a question.
   * @param latest the previous answer; null for none
   * @throws Error when no answer comes, or an unreadable one
   */
  ask(question: { key: string; latest: unknown; now: Date }): Promise<unknown>
  /** Milliseconds after which an answered question is put to the provider again. */
  freshMs: number
}

/** Functions that renew stored answers, by kind of question. A kind whose provider is switched off has none. */
export type Refreshers = Readonly<Partial<Record<AnswerKind, Refresher>>>

export interface RefreshDependencies {
  database: Database
  refreshers: Refreshers
  clock: () => Date
  log: (message: string) => void
}

const MINUTE_MS = 60_000
/** Time that one attempt to ask a provider may take. Afterwards another process may ask. */
const LEASE_MS = 2 * MINUTE_MS
/** Time after the last request for an answer in which jobs keep the answer current: two hours. */
const WANTED_MS = 120 * MINUTE_MS
/** Time after the last request for an answer until the answer is deleted: a week. */
const FORGOTTEN_MS = 7 * 24 * 60 * MINUTE_MS
const FIRST_RETRY_MS = 2 * MINUTE_MS
const LAST_RETRY_MS = 60 * MINUTE_MS

const later = (date: Date, milliseconds: number): Date => new Date(date.getTime() + milliseconds)

/** Claims a question to a provider that is due for a new answer. Of several processes, only one gets the question. */
export function takeDueQuestion({ database, clock }: RefreshDependencies): Promise<DueQuestion | undefined> {
  const now = clock()
  return claimDueQuestion(database.open, {
    now,
    wantedSince: later(now, -WANTED_MS),
    until: later(now, LEASE_MS),
  })
}

/**
 * Asks a provider a question, and stores its answer. After each failure the wait until the next attempt doubles, up to
 * an hour.
 */
export async function refreshAnswer(deps: RefreshDependencies, due: DueQuestion): Promise<void> {
  const { database, refreshers, clock, log } = deps
  const { kind, key, body: latest, failures } = due
  const refresher = refreshers[kind]
  try {
    if (!refresher) throw new Error('switched off')
    const body = await refresher.ask({ key, latest, now: clock() })
    const now = clock()
    await storeAnswer(database.open, { kind, key, body, now, dueAt: later(now, refresher.freshMs) })
  } catch (error) {
    const wait = Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures, 10), LAST_RETRY_MS)
    await postponeQuestion(database.open, { kind, key, dueAt: later(clock(), wait) })
    if (refresher) log(`${kind}: no answer: ${reasonOf(error)}`)
  }
}

/**
 * Asks the providers again for the stored answers that requests have used within the last two hours. Several processes share
 * this work.
 */
export function keepAnswers(deps: RefreshDependencies): Pick<Worked, 'stop'> {
  const { database, log } = deps
  const questions = workQueue({
    lanes: 2,
    take: () => takeDueQuestion(deps),
    work: (due) => refreshAnswer(deps, due),
    failed: (reason) => log(`answers of providers were not refreshed: ${reason}`),
  })
  const deaf = database.onWake('provider-answer', questions.look)
  return {
    async stop() {
      deaf()
      await questions.stop()
    },
  }
}

/** Deletes the answers of providers that no request has asked for within a week. */
export const sweepAnswers = ({ open }: Database, now: Date): Promise<void> =>
  removeUnwanted(open, later(now, -FORGOTTEN_MS))
