import { letterComposer } from './accounts/letters/compose-letter.ts'
import type { AccountMailKind } from './delivery/account-mail.ts'
import { newsComposer } from './delivery/compose-news.ts'
import type { ComposeAccountMail } from './delivery/deliver-account-mail.ts'
import { isDoctorNews } from './delivery/tell-doctor.ts'
import { paylinkComposer } from './paylinks/compose-paylink-mail.ts'
import { invitationComposer } from './workplaces/compose-invitation.ts'

/**
 * Chooses the function that writes a queued mail, by the kind of the mail: `workplaces` writes invitations, `paylinks` writes
 * payment links, `delivery` writes news to a doctor about their work, and `accounts` writes all other mails.
 */
export function accountMailComposer(
  deps: Parameters<typeof letterComposer>[0] & Parameters<typeof paylinkComposer>[0],
): ComposeAccountMail {
  const letter = letterComposer(deps)
  const news = newsComposer(deps)
  const composers: Partial<Record<AccountMailKind, ComposeAccountMail>> = {
    invitation: invitationComposer(deps),
    'payment-request': paylinkComposer(deps),
    'payment-receipt': paylinkComposer(deps),
  }
  return (mail) => {
    const compose = composers[mail.kind] ?? (isDoctorNews(mail.kind) ? news : letter)
    return compose(mail)
  }
}
