import { useSyncExternalStore } from 'react'

/** Interval at which the countdowns read the clock, ms. */
const TICK = 200

const readers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** The clock is read in whole steps of `TICK`, so that all components show the same time at one moment. */
const read = (): number => Math.ceil(Date.now() / TICK) * TICK

function tick(): void {
  for (const reader of readers) reader()
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  timer ??= setInterval(tick, TICK)
  return () => {
    readers.delete(reader)
    if (readers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * Milliseconds until an instant, counted down to 0. All countdowns of a page share one timer, and so show the same second.
 * Only the component that calls this is rendered at each reading: keep it small.
 */
export const useTimeLeft = (until: number): number =>
  Math.max(0, until - useSyncExternalStore(subscribe, read))
