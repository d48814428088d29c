import type { accounts as Accounts } from '#contract/accounts/accounts.ts'
import type { secondFactors as SecondFactors } from '#contract/accounts/second-factors.ts'
import { callsOf } from '../../lib/calls/calls-of.ts'

/** API calls for registration, passwords and sessions. The login itself is in lib/calls/guest-endpoints.ts. */
export const accountCalls = callsOf<typeof Accounts>()({
  register: 'POST /rest-auth/registration/',
  resendConfirmation: 'POST /rest-auth/registration/resend-email/',
  verifyEmail: 'POST /rest-auth/registration/verify-email/',
  requestReset: 'POST /rest-auth/password/reset/',
  lookAtReset: 'POST /rest-auth/password/reset/look/',
  confirmReset: 'POST /rest-auth/password/reset/confirm/',
  changePassword: 'POST /rest-auth/password/change/',
  sessions: 'GET /api/v2/sessions/',
  closeSession: 'DELETE /api/v2/sessions/:id/',
  closeOtherSessions: 'POST /api/v2/sessions/close-others/',
})

/** Calls that list and change the second factors. The dialog that asks for a factor again is app/session/StepUpDialog.tsx. */
export const secondFactorCalls = callsOf<typeof SecondFactors>()({
  get: 'GET /api/v2/access/second-factors/',
  passkeyCreation: 'POST /api/v2/access/passkeys/options/',
  addPasskey: 'POST /api/v2/access/passkeys/',
  renamePasskey: 'PATCH /api/v2/access/passkeys/:id/',
  removePasskey: 'DELETE /api/v2/access/passkeys/:id/',
  beginTotp: 'POST /api/v2/access/totp/',
  confirmTotp: 'POST /api/v2/access/totp/confirm/',
  removeTotp: 'DELETE /api/v2/access/totp/',
  renewRecoveryCodes: 'POST /api/v2/access/recovery-codes/',
})
