import type { Finding, SafetyAnswer, SafetyQuestion } from '#contract/safety.ts'
import { createStore } from '../../../lib/store.ts'

/** State of the safety checks. After a failed check there is no answer, neither an earlier one nor one without findings. */
export type SafetyState =
  | { status: 'idle' | 'failed'; answer: null }
  | { status: 'checking'; answer: SafetyAnswer | null }
  | { status: 'checked'; answer: SafetyAnswer }

/** Request of the last safety check that was answered; null before the first answer. */
export const checkedQuestion = createStore<SafetyQuestion | null>(null)

/** State of the safety checks for the draft on the page. */
export const safetyState = createStore<SafetyState>({ status: 'idle', answer: null })

/** The safety findings to show at a row: each finding is shown once, at the last of the rows that it is about. */
export function findingsAt(answer: SafetyAnswer | null, key: string, order: readonly string[]): Finding[] {
  return (answer?.findings ?? []).filter(({ items }) => {
    const last = items.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).at(-1)
    return last === key
  })
}
