import type { Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'
import { recordRepeated, type Repeating } from '../events/record-repeated.ts'
import type { Caller } from './context.ts'

/**
 * Whether the refusal of a call is recorded in the audit trail: the caller may not make the call, or the call names an object
 * of somebody else. Data of another doctor are answered like data that do not exist, so every `not-found` of a call that names
 * an object counts.
 */
function isForTheTrail(problem: Problem, e: Endpoint): boolean {
  if (problem.status === 403 || problem.code === 'prescription-unknown') return true
  return problem.code === 'not-found' && e.path.includes(':')
}

/**
 * Records a refused call in the audit trail of the caller's account. The transaction of the call is rolled back by then, so the
 * event has a transaction of its own. If the event can't be written, the refusal is answered nevertheless.
 */
export const refusalTrail =
  (repeating: Repeating, failed: () => void) =>
  async ({ kind, accountId }: Caller, e: Endpoint, error: unknown): Promise<void> => {
    if (!(error instanceof Problem) || !isForTheTrail(error, e)) return
    const { code } = error
    await recordRepeated<'request.refused'>(
      repeating,
      accountId,
      {
        actor: kind,
        actorId: accountId,
        action: 'request.refused',
        object: ['account', accountId],
        details: { call: `${e.method} ${e.path}`, code },
      },
      code,
    ).catch(failed)
  }
