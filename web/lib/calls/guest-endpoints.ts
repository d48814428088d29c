import type { accounts as Accounts } from '#contract/accounts/accounts.ts'
import type { brand as Brand } from '#contract/brand.ts'
import { callsOf } from './calls-of.ts'

/** The calls of the first screen, apart from the others so that the login page does not carry those. */
export const guestAccountCalls = callsOf<typeof Accounts>()({
  login: 'POST /rest-auth/login/',
  logout: 'POST /rest-auth/logout/',
  refresh: 'POST /rest-auth/token/refresh/',
  user: 'GET /rest-auth/user/',
})

export const brandCalls = callsOf<typeof Brand>()({ get: 'GET /api/v2/brand/' })
