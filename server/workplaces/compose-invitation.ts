import { invitationMail as en } from '#locales/en/invitation-mail.ts'
import { invitationMail as es } from '#locales/es/invitation-mail.ts'
import { hashSecret, newSecret } from '../accounts/session/tokens.ts'
import type { Brands } from '../brand/brands.ts'
import type { Database } from '../database/database.ts'
import type { ComposeAccountMail } from '../delivery/deliver-account-mail.ts'
import { domainOf, mailHtml } from '../delivery/mail-frame.ts'
import { brandLooks } from '../delivery/brand-look.ts'
import { nameInMail } from '../delivery/name-in-mail.ts'
import { linkInvitation } from './invitation-queries.ts'

interface ComposerDependencies {
  database: Database
  brands: Brands
  /**
   * Origin of the links in the mail, which is never taken from a request, because the caller sets the Host header of a
   * request.
   */
  baseUrl: string
  from: string
}

/**
 * Composes the mail of an invitation. The secret in the invitation's link is generated for this mail; only the secret's hash is
 * stored.
 */
export function invitationComposer({
  database,
  brands,
  baseUrl,
  from,
}: ComposerDependencies): ComposeAccountMail {
  const lookOf = brandLooks(brands)
  return async (mail) => {
    if (mail.about === null || mail.about === undefined) return null
    const { about } = mail
    const secret = newSecret()
    const row = await database.asJob((sql) => linkInvitation(sql, about, hashSecret(secret)))
    // The invitation was revoked or accepted, or has expired, after its mail was queued.
    if (!row) return null
    const brand = brands.byId(mail.brand)
    const look = await lookOf(brand.id)
    const t = mail.language === 'en' ? en : es
    const says = {
      brand: brand.name,
      hospital: nameInMail(row.hospital_name),
      by: nameInMail(row.invited_by_name),
      role: row.role,
    }
    // The secret of the invitation stands after the `#`, so that it reaches no server and no log.
    const link = new URL(`/invitation#${secret}`, baseUrl).href
    const paragraphs = t.paragraphs(says)
    return {
      messageId: `<account-${mail.id}-${mail.attempts}@${domainOf(from)}>`,
      from,
      to: mail.recipient,
      cc: '',
      subject: t.subject(says).replace(/\s+/g, ' '),
      text: [...paragraphs, `${t.button}: ${link}`, t.footnote, brand.name].join('\n\n'),
      html: mailHtml({
        language: mail.language,
        title: t.subject(says),
        look,
        paragraphs,
        button: { label: t.button, link },
        footnote: t.footnote,
      }),
      attachments: [look.mark],
    }
  }
}
