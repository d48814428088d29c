import type { invitations as Invitations } from '#contract/accounts/invitations.ts'
import { callsOf } from '../../../lib/calls/calls-of.ts'

export const hospitalInvitationCalls = callsOf<typeof Invitations>()({
  list: 'GET /api/v2/hospital/:id/invitations/',
  invite: 'POST /api/v2/hospital/:id/invitations/',
  resend: 'POST /api/v2/hospital/:id/invitations/:invitation/resend/',
  revoke: 'DELETE /api/v2/hospital/:id/invitations/:invitation/',
})
