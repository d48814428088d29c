import type { closing as Closing } from '#contract/closing.ts'
import { api } from './api.ts'
import { callsOf } from './calls-of.ts'
import { profile } from './endpoints.ts'
import { invalidate } from './query.ts'

export const closing = callsOf<typeof Closing>()({
  get: 'GET /api/v2/account/closing/',
  request: 'POST /api/v2/account/closing/',
  takeBack: 'DELETE /api/v2/account/closing/',
})

/** Both say whether the account is being closed. */
export const refreshClosing = (): Promise<unknown> =>
  Promise.all([invalidate(closing.get), invalidate(profile.get)])

/** Keeps an account that was about to be closed. @throws ApiError */
export async function keepAccount(): Promise<void> {
  await api(closing.takeBack, {})
  await refreshClosing()
}
