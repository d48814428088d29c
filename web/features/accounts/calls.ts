import type { accounts as Accounts } from '#contract/accounts.ts'
import { callsOf } from '../../lib/calls-of.ts'

/** Getting an account, its password, and where it is logged in. The login itself is in lib/guest-endpoints.ts. */
export const accounts = callsOf<typeof Accounts>()({
  register: 'POST /rest-auth/registration/',
  resendConfirmation: 'POST /rest-auth/registration/resend-email/',
  verifyEmail: 'POST /rest-auth/registration/verify-email/',
  requestReset: 'POST /rest-auth/password/reset/',
  confirmReset: 'POST /rest-auth/password/reset/confirm/',
  changePassword: 'POST /rest-auth/password/change/',
  sessions: 'GET /api/v2/sessions/',
  closeSession: 'DELETE /api/v2/sessions/:id/',
  closeOtherSessions: 'POST /api/v2/sessions/close-others/',
})
