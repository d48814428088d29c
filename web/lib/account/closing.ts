import type { closing as Closing } from '#contract/accounts/closing.ts'
import { api } from '../calls/api.ts'
import { callsOf } from '../calls/calls-of.ts'
import { profileCalls } from '../calls/endpoints.ts'
import { invalidate } from '../calls/query.ts'

export const closingCalls = callsOf<typeof Closing>()({
  get: 'GET /api/v2/account/closing/',
  request: 'POST /api/v2/account/closing/',
  takeBack: 'DELETE /api/v2/account/closing/',
})

/** Invalidates the two cached API answers that say whether the account is being closed: of the closing and of the profile. */
export const refreshClosing = (): Promise<unknown> =>
  Promise.all([invalidate(closingCalls.get), invalidate(profileCalls.get)])

/** Cancels the requested closing of the account. @throws ApiError */
export async function keepAccount(): Promise<void> {
  await api(closingCalls.takeBack, {})
  await refreshClosing()
}
