/** How often a queue is looked at, whoever wrote to it. */
const LOOK_MS = 1000

export interface QueueWork<T> {
  /** How many are worked at once at most. */
  lanes: number
  /** Takes one that is due, in a transaction of its own; undefined when there is none. */
  take: () => Promise<T | undefined>
  work: (taken: T) => Promise<void>
  /** Called when taking or working failed. What was taken is left as it is. */
  failed: () => void
}

export interface Worked {
  /** Looks now instead of within a second. */
  look: () => void
  /** Takes nothing more, and ends with what is under way. */
  stop: () => Promise<void>
}

/** Works a queue that is a table: looks each second, and takes one after the other as long as there are some. */
export function workQueue<T>({ lanes, take, work, failed }: QueueWork<T>): Worked {
  const busy = new Set<Promise<void>>()
  const stopping = new AbortController()
  const lane = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const taken = await take()
      if (taken === undefined) return
      // There may be more: the next lane looks while this one works.
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
      .catch(failed)
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
