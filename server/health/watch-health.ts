import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { isAnswering } from '../database/safety-queries.ts'
import { type Heartbeat, writeHeartbeat } from './health-queries.ts'

/**
 * Reasons why this process is not ready: the database does not answer (`database`), or does not commit (`writes`); the clocks
 * differ, or are earlier than stored times (`clock`); the database may lose acknowledged writes (`fsync`).
 */
export type HealthFault = 'database' | 'writes' | 'clock' | 'fsync'

export interface Health {
  /** Current time by the database's clock. Between two heartbeats it is computed with this process's monotonic clock. */
  now: () => Date
  /** Whether prescriptions may be issued. They may not while the clock is in doubt, because their time is signed. */
  mayIssue(): boolean
  /**
   * Finds the present faults of this process; an empty list means that it is ready. The database is queried at most once in two
   * seconds.
   */
  faults(): Promise<readonly HealthFault[]>
  /** Stops the regular health checks. */
  stop(): void
}

export interface HealthOptions {
  database: Pick<Database, 'asJob' | 'open'>
  /** Returns the current time by this process's clock. */
  processClock?: () => Date
  /** Whether a database with `fsync` off is accepted, for tests only. */
  allowsUnsafe: boolean
}

/** Largest accepted difference in ms between the clocks of this process and of the database. */
const CLOCKS_APART_AT_MOST_MS = 120_000
/**
 * Time in ms within which a commit must succeed. A commit that takes longer, such as one that waits for an absent standby
 * server, counts as failed.
 */
const COMMIT_WITHIN_MS = 3000
/**
 * Largest accepted time in ms by which the latest event may be ahead of the database's clock. The time of an event is computed
 * from a heartbeat, and can be ahead by half of the time that the heartbeat took.
 */
const LATEST_AHEAD_AT_MOST_MS = COMMIT_WITHIN_MS
const CHECK_EVERY_MS = 15_000
const FRESH_FOR_MS = 2000

/** Checks the health of the database now and every 15 seconds. @throws when the first heartbeat fails */
export async function watchHealth({
  database,
  processClock = () => new Date(),
  allowsUnsafe,
}: HealthOptions): Promise<Health> {
  // Time of the database and of this process's monotonic clock at the latest heartbeat.
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
    // A heartbeat whose commit hangs keeps its database connection, so no second heartbeat may be started beside it.
    if (pendingWrite) throw new Error('the last heartbeat is not committed yet')
    const begun = performance.now()
    const write = database.asJob(writeHeartbeat)
    pendingWrite = write
    // A failed write of the heartbeat is reported by `inTime`, which waits for this promise.
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
    // Aborting the timer `pause` rejects its promise. This rejection is no failure, so it is ignored.
    late.catch(() => undefined)
  }
}
