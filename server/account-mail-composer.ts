import { letterComposer } from './accounts/compose-letter.ts'
import type { ComposeAccountMail } from './delivery/deliver-account-mail.ts'
import { invitationComposer } from './workplaces/compose-invitation.ts'

/** Who writes which mail: invitations are the workplaces' own, everything else is about the account itself. */
export function accountMailComposer(
  deps: Parameters<typeof letterComposer>[0] & Parameters<typeof invitationComposer>[0],
): ComposeAccountMail {
  const [letter, invitation] = [letterComposer(deps), invitationComposer(deps)]
  return (mailId, mail) => (mail.kind === 'invitation' ? invitation : letter)(mailId, mail)
}
