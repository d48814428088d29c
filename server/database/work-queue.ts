import { Problem } from '#contract/problem.ts'
import { errorCode } from './database.ts'

/** Interval in ms at which a queue is read, to find the rows that other processes wrote. */
const LOOK_MS = 1000

export interface QueueWork<T> {
  /** Maximum number of entries of the queue that are processed at once. */
  lanes: number
  /** Claims a due entry of the queue, in a transaction of its own; undefined when no entry is due. */
  take: () => Promise<T | undefined>
  work: (taken: T) => Promise<void>
  /** Callback with the reason (`reasonOf`) why `take` or `work` failed. A claimed entry is left as it is. */
  failed: (reason: string) => void
}

export interface Worked {
  /** Reads the queue now, instead of within the next second. */
  look: () => void
  /** Stops claiming entries of the queue, and resolves when the work in progress is done. */
  stop: () => Promise<void>
}

/** Returns an error's code for the log. The message of an error is never logged, because it may contain data of patients. */
export function reasonOf(error: unknown): string {
  if (error instanceof Problem) return error.code
  return errorCode(error) || (error instanceof Error ? error.name : 'unknown')
}

/** Processes a database table as a queue. The table is read each second, and its entries are processed until none is due. */
export function workQueue<T>({ lanes, take, work, failed }: QueueWork<T>): Worked {
  const busy = new Set<Promise<void>>()
  const stopping = new AbortController()
  const lane = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const taken = await take()
      if (taken === undefined) return
      // Another entry may be due. Reading the queue here lets a second worker claim it while this one works.
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
