import { api } from '../../../lib/calls/api.ts'
import { safetyCalls } from '../../../lib/calls/endpoints.ts'
import { type CheckedDraft, questionOf } from './question.ts'
import { safetyState } from './safety-state.ts'

/** How long an issue waits for the safety checks before it goes on without them, ms. The server checks again in any case. */
const PATIENCE = 2000

/** Whether the safety checks stop the issue of this draft, by the last result or, without one, by a new check. */
export async function isStopped(draft: CheckedDraft): Promise<boolean> {
  const { status, answer } = safetyState.get()
  const known = status === 'checked' ? answer : await askNow(draft)
  return known?.findings.some(({ interrupts }) => interrupts) ?? false
}

const askNow = (draft: CheckedDraft) =>
  api(safetyCalls.check, { body: questionOf(draft) }, { signal: AbortSignal.timeout(PATIENCE) }).catch(
    () => null,
  )
