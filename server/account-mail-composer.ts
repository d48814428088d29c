import { letterComposer } from './accounts/letters/compose-letter.ts'
import type { AccountMailKind } from './delivery/account-mail.ts'
import { newsComposer } from './delivery/compose-news.ts'
import type { ComposeAccountMail } from './delivery/deliver-account-mail.ts'
import { isDoctorNews } from './delivery/tell-doctor.ts'
import { paylinkComposer } from './paylinks/compose-paylink-mail.ts'
import { invitationComposer } from './workplaces/compose-invitation.ts'

/**
 * Chooses the composer of a mail: invitations belong to workplaces, payment links to paylinks, news of a doctor's work to
 * delivery, and all other mails to the account itself.
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
