import type { invitations as Invitations } from '#contract/accounts/invitations.ts'
import { callsOf } from '../../lib/calls/calls-of.ts'

export const invitationCalls = callsOf<typeof Invitations>()({
  look: 'POST /api/v2/invitations/look/',
  accept: 'POST /api/v2/invitations/accept/',
  join: 'POST /api/v2/invitations/join/',
})
