import { useEffect, useSyncExternalStore } from 'react'
import { prefetchWhenIdle } from '../../../lib/calls/prefetch.ts'
import type { RowReading } from '../posology/reading.ts'
import type { Row } from './row.ts'

type Read = (row: Row) => RowReading

const unread = {
  sentence: null,
  unread: [],
  faults: [],
  choices: [],
  completed: null,
  steps: [],
  route: null,
  computed: null,
  coverage: null,
  asks: [],
  container: '',
}
/**
 * Result for the instructions of a row before the grammar is loaded: neither dose, frequency nor duration counts as stated. Where
 * the grammar cannot be loaded, `everything` counts all three as stated, and the server checks them.
 */
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

/** Fetches the grammar of instructions, whose code is no part of the composer's first load. */
export function loadInstructionReader(): Promise<void> {
  loading ??= import('../posology/read-row.ts').then(
    ({ readRow }) => put(readRow),
    () => {
      loading = null
      put(() => everything)
    },
  )
  return loading
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Renders the component again once the grammar of instructions is loaded. The grammar is loaded with the first instructions, or
 * earlier when the browser is idle.
 */
export function useInstructionReader(isWritten: boolean): void {
  useSyncExternalStore(subscribe, () => read)
  useEffect(
    () => (isWritten ? void loadInstructionReader() : prefetchWhenIdle(loadInstructionReader)),
    [isWritten],
  )
}

/**
 * Whether the grammar of instructions is loaded or known to be unavailable. Before that, nothing is computed from instructions.
 */
export const canRead = (): boolean => read !== unable

/** Result of the grammar for the instructions of a row; empty until the grammar is loaded. */
export const readingOf: Read = (row) => read(row)

/** Instructions of a row as they are printed, signed and sent: the plain sentence, or the text as it was typed. */
export const printedInstructions = (row: Row): string => readingOf(row).sentence ?? row.instructions
