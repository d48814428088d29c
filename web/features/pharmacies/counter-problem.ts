import type { Texts } from '#locales/locale.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { problemText } from '../../lib/calls/problem-text.ts'

type During = 'find' | 'sale' | 'reject'

/** Sentence for a refusal at the counter: what happened, and what to do about it. */
export function counterProblem(error: unknown, during: During, texts: Texts<'pharmacies'>): string {
  if (!(error instanceof ApiError)) return problemText(error)
  const { problems } = texts
  switch (error.code) {
    case 'network':
    case 'unavailable':
      return { find: problems.findOffline, sale: problems.saleOffline, reject: problems.rejectOffline }[
        during
      ]
    case 'prescription-unknown':
    case 'not-found':
      return problems.unknown
    case 'prescription-cancelled':
      return problems.cancelled
    case 'prescription-not-yet':
      return problems.notYet
    case 'prescription-paused':
      return problems.paused
    case 'prescription-expired':
      return problems.expired
    case 'prescription-exhausted':
      return problems.exhausted
    case 'fill-exceeds-remaining':
      return problems.exceeds(error.detail)
    case 'already-dispensed':
      return problems.alreadyDispensed
    case 'conflict':
      return problems.ticketUsed
    case 'too-many-requests':
      return problems.busy
    case 'forbidden':
      return problems.forbidden
    case 'unauthenticated':
    case 'token-invalid':
    case 'token-expired':
      return problems.token
    default:
      // A sale that the server could not finish may still have been recorded.
      return during === 'sale' && error.status >= 500 ? problems.saleOffline : problemText(error)
  }
}
