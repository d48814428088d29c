import { useEffect, useSyncExternalStore } from 'react'
import { prefetchWhenIdle } from '../../../lib/calls/prefetch.ts'
import type { RowReading } from '../posology/reading.ts'
import type { Row } from './row.ts'

type Read = (row: Row) => RowReading

const unread = { sentence: null, unread: [], faults: [], steps: [], route: null, computed: null }
/** Before it is there, nothing is stated; where it cannot be had, all is, and the server judges. */
const nothing: RowReading = {
  ...unread,
  parts: { dose: false, frequency: false, duration: { stated: false, days: null } },
  isEndless: false,
}
const everything: RowReading = {
  ...nothing,
  parts: { dose: true, frequency: true, duration: { stated: true, days: 1 } },
}

const unable: Read = () => nothing
let read = unable
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

function put(next: Read): void {
  read = next
  for (const tell of listeners) tell()
}

/** Fetches the grammar of instructions, which is no part of the composer's first load. */
export function loadInstructionReader(): Promise<void> {
  loading ??= import('../posology/read-row.ts').then(
    ({ readRow }) => put(once(readRow)),
    () => {
      loading = null
      put(() => everything)
    },
  )
  return loading
}

/** Rows never change in place, and each is asked about in several places of the screen. */
function once(readRow: Read): Read {
  const known = new WeakMap<Row, RowReading>()
  return (row) => {
    const before = known.get(row)
    if (before) return before
    const reading = readRow(row)
    known.set(row, reading)
    return reading
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Draws again once instructions can be read; fetches what reads them at the first words, or before when there is time. */
export function useInstructionReader(isWritten: boolean): void {
  useSyncExternalStore(subscribe, () => read)
  useEffect(() => prefetchWhenIdle(loadInstructionReader), [])
  useEffect(() => {
    if (isWritten) void loadInstructionReader()
  }, [isWritten])
}

/** Whether instructions are read by now: nothing follows from them before. */
export const canRead = (): boolean => read !== unable

/** What the grammar makes of a row; nothing is known before it is there. */
export const readingOf: Read = (row) => read(row)

/** What is printed, signed and sent as the row's instructions: the plain sentence, or the words as they were typed. */
export const printedInstructions = (row: Row): string => readingOf(row).sentence ?? row.instructions
