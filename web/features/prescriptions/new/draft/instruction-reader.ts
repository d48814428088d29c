import { useEffect, useSyncExternalStore } from 'react'
import type { InstructionParts } from '#contract/values/prescription-text.ts'
import { prefetchWhenIdle } from '../../../../lib/prefetch.ts'

type Read = (text: string, more: { route?: string }) => InstructionParts

/** Before it is there, nothing is stated; where it cannot be had, all is, and the server judges. */
const nothing: Read = () => ({ dose: false, frequency: false, duration: { stated: false, days: null } })
const everything: Read = () => ({ dose: true, frequency: true, duration: { stated: true, days: 1 } })

let read = nothing
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

function put(next: Read): void {
  read = next
  for (const tell of listeners) tell()
}

/** Fetches the grammar of instructions, which is no part of the composer's first load. */
export function loadInstructionReader(): Promise<void> {
  loading ??= import('#contract/values/prescription-text.ts').then(
    ({ instructionParts }) => put(instructionParts),
    () => {
      loading = null
      put(everything)
    },
  )
  return loading
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

export const readInstruction: Read = (text, more) => read(text, more)
