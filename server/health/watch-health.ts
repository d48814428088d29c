import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { isAnswering } from '../database/safety-queries.ts'
import { type Heartbeat, writeHeartbeat } from './health-queries.ts'

/**
 * Why this process is not ready: the database does not answer; it answers and does not commit; the clocks disagree, or
 * stand before what is stored; the database may lose what it acknowledged.
 */
export type HealthFault = 'database' | 'writes' | 'clock' | 'fsync'

export interface Health {
  /** Time of the database, carried on between two heartbeats by this process's monotonic clock. */
  now: () => Date
  /** Whether documents may be issued: not while the clock is in doubt, because their time is signed. */
  mayIssue(): boolean
  /** The present faults; none for a process that is ready. The database is asked at most once in two seconds. */
  faults(): Promise<readonly HealthFault[]>
  /** Ends the regular checks. */
  stop(): void
}

export interface HealthOptions {
  database: Pick<Database, 'asJob' | 'open'>
  /** Clock of this process. */
  processClock?: () => Date
  /** Whether a database without fsync is accepted, for tests. */
  allowsUnsafe: boolean
}

/** The largest accepted difference between the clocks of this process and of the database. */
const CLOCKS_APART_AT_MOST_MS = 120_000
/**
 * Time within which a commit must succeed. One that takes longer, such as one that waits for an absent standby,
 * counts as failed.
 */
const COMMIT_WITHIN_MS = 3000
/**
 * How far the latest event may be ahead of the database's clock. The time of an event is carried on from a
 * heartbeat, and can be ahead by half of the time that this heartbeat took.
 */
const LATEST_AHEAD_AT_MOST_MS = COMMIT_WITHIN_MS
const CHECK_EVERY_MS = 15_000
const FRESH_FOR_MS = 2000

/** Checks the database now and every 15 seconds. @throws when the first heartbeat fails */
export async function watchHealth({
  database,
  processClock = () => new Date(),
  allowsUnsafe,
}: HealthOptions): Promise<Health> {
  // Time of the database at a moment of the monotonic clock.
  let anchor = { database: 0, monotonic: 0 }
  let checked = { at: Number.NEGATIVE_INFINITY, faults: [] as readonly HealthFault[] }
  let isClockInDoubt = false
  let underWay: Promise<readonly HealthFault[]> | undefined
  let pendingWrite: Promise<unknown> | undefined

  const judge = ({ now, latest, fsync }: Heartbeat): HealthFault[] => {
    const apart = Math.abs(processClock().getTime() - now.getTime())
    const ahead = latest === null ? 0 : latest.getTime() - now.getTime()
    isClockInDoubt = apart > CLOCKS_APART_AT_MOST_MS || ahead > LATEST_AHEAD_AT_MOST_MS
    return [
      ...(isClockInDoubt ? (['clock'] as const) : []),
      ...(fsync !== 'on' && !allowsUnsafe ? (['fsync'] as const) : []),
    ]
  }
  const beat = async (): Promise<HealthFault[]> => {
    // A commit that hangs keeps its connection, so that no second one may be started beside it.
    if (pendingWrite) throw new Error('the last heartbeat is not committed yet')
    const begun = performance.now()
    const write = database.asJob(writeHeartbeat)
    pendingWrite = write
    // A failed write is reported by `inTime`, which waits for this promise.
    void write.catch(() => undefined).finally(() => (pendingWrite = undefined))
    const heartbeat = await inTime(write)
    anchor = { database: heartbeat.now.getTime(), monotonic: (begun + performance.now()) / 2 }
    return judge(heartbeat)
  }
  const check = async (): Promise<readonly HealthFault[]> => {
    const faults = await beat().catch(async (): Promise<HealthFault[]> => [
      await inTime(isAnswering(database.open)).then(
        () => 'writes' as const,
        () => 'database' as const,
      ),
    ])
    checked = { at: performance.now(), faults }
    return faults
  }

  checked = { at: performance.now(), faults: await beat() }
  const timer = setInterval(() => void check(), CHECK_EVERY_MS).unref()
  return {
    now: () => new Date(anchor.database + performance.now() - anchor.monotonic),
    mayIssue: () => !isClockInDoubt,
    async faults() {
      if (performance.now() - checked.at < FRESH_FOR_MS) return checked.faults
      underWay ??= check().finally(() => {
        underWay = undefined
      })
      return underWay
    },
    stop: () => clearInterval(timer),
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const ended = new AbortController()
  const late = pause(COMMIT_WITHIN_MS, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error('the database did not commit in time')
  })
  try {
    return await Promise.race([work, late])
  } finally {
    ended.abort()
    // The abort ends the pause with an error, which means nothing here.
    late.catch(() => undefined)
  }
}
