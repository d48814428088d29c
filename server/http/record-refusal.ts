import type { Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'
import { recordRepeated, type Repeating } from '../events/record-repeated.ts'
import type { Caller } from './context.ts'

/**
 * Whether a refusal belongs into the trail: the caller may not do this, or names what is not theirs. Another doctor's data
 * is answered as data that does not exist, so that the second is every "not found" of a call that names something.
 */
function isForTheTrail(problem: Problem, e: Endpoint): boolean {
  if (problem.status === 403 || problem.code === 'prescription-unknown') return true
  return problem.code === 'not-found' && e.path.includes(':')
}

/**
 * Keeps who was refused what, in the trail of that account. The transaction of the act is taken back by then. Where the
 * event can't be written the refusal is answered all the same.
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
