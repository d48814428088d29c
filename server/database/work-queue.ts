import { Problem } from '#contract/problem.ts'
import { errorCode } from './database.ts'

/** Milliseconds after which a queue is read again, to find the rows that other processes wrote. */
const LOOK_MS = 1000

export interface QueueWork<T> {
  /** How many entries are worked at once at most. */
  lanes: number
  /** Claims an entry that is due, in a transaction of its own; undefined when no entry is due. */
  take: () => Promise<T | undefined>
  work: (taken: T) => Promise<void>
  /** Callback: `take` or `work` failed, for this reason (`reasonOf`). A claimed entry is left as it is. */
  failed: (reason: string) => void
}

export interface Worked {
  /** Reads the queue now instead of within a second. */
  look: () => void
  /** Claims nothing more, and resolves when the current work is done. */
  stop: () => Promise<void>
}

/** Code of an error for the log. The message of an error may contain data of patients, and is never logged. */
export function reasonOf(error: unknown): string {
  if (error instanceof Problem) return error.code
  return errorCode(error) || (error instanceof Error ? error.name : 'unknown')
}

/** Works a table as a queue: looks each second, and works entries until none is due. */
export function workQueue<T>({ lanes, take, work, failed }: QueueWork<T>): Worked {
  const busy = new Set<Promise<void>>()
  const stopping = new AbortController()
  const lane = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const taken = await take()
      if (taken === undefined) return
      // Another entry may be due, so the next lane reads the queue while this one works.
      look()
      await work(taken)
    }
  }
  let isAskedMeanwhile = false
  const look = (): void => {
    if (stopping.signal.aborted) return
    isAskedMeanwhile = busy.size >= lanes
    if (isAskedMeanwhile) return
    const running: Promise<void> = lane()
      .catch((error: unknown) => failed(reasonOf(error)))
      .finally(() => {
        busy.delete(running)
        if (isAskedMeanwhile) look()
      })
    busy.add(running)
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  look()
  return {
    look,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await Promise.all(busy)
    },
  }
}
