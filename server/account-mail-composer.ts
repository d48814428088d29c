import { letterComposer } from './accounts/letters/compose-letter.ts'
import { newsComposer } from './delivery/compose-news.ts'
import type { ComposeAccountMail } from './delivery/deliver-account-mail.ts'
import { isDoctorNews } from './delivery/tell-doctor.ts'
import { invitationComposer } from './workplaces/compose-invitation.ts'

/**
 * Chooses the composer of a mail: invitations belong to workplaces, news of a doctor's work to delivery, and all other
 * mails to the account itself.
 */
export function accountMailComposer(
  deps: Parameters<typeof letterComposer>[0] & Parameters<typeof invitationComposer>[0],
): ComposeAccountMail {
  const [letter, invitation, news] = [letterComposer(deps), invitationComposer(deps), newsComposer(deps)]
  return (mail) => {
    const compose = mail.kind === 'invitation' ? invitation : isDoctorNews(mail.kind) ? news : letter
    return compose(mail)
  }
}
