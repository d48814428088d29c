import type { Finding, SafetyAnswer } from '#contract/safety.ts'
import { createStore } from '../../../lib/store.ts'

/** `failed` is never clean: what was found before is gone with it. */
export type SafetyState =
  | { status: 'idle' | 'failed'; answer: null }
  | { status: 'checking'; answer: SafetyAnswer | null }
  | { status: 'checked'; answer: SafetyAnswer }

/** What the checks say of the draft on the page. */
export const safetyState = createStore<SafetyState>({ status: 'idle', answer: null })

/** The findings that are told at a row: each once, at the last of the rows that it speaks of. */
export function findingsAt(answer: SafetyAnswer | null, key: string, order: readonly string[]): Finding[] {
  return (answer?.findings ?? []).filter(({ items }) => {
    const last = items.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).at(-1)
    return last === key
  })
}
