import type { accounts as Accounts } from '#contract/accounts/accounts.ts'
import { callsOf } from './calls-of.ts'

/**
 * The calls of the first screen, in a module of their own, so that the login page does not load the definitions of all other
 * calls.
 */
export const guestAccountCalls = callsOf<typeof Accounts>()({
  login: 'POST /rest-auth/login/',
  logout: 'POST /rest-auth/logout/',
  refresh: 'POST /rest-auth/token/refresh/',
  user: 'GET /rest-auth/user/',
})
