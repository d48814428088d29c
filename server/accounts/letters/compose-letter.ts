import { accountMail as en } from '#locales/en/account-mail.ts'
import { accountMail as es } from '#locales/es/account-mail.ts'
import { intlLocale, type Language } from '#locales/locale.ts'
import type { Brands } from '../../brand/brands.ts'
import type { Database } from '../../database/database.ts'
import type { ComposeAccountMail } from '../../delivery/deliver-account-mail.ts'
import { domainOf, mailHtml } from '../../delivery/mail-frame.ts'
import { brandLooks } from '../../delivery/brand-look.ts'
import { letterFor } from './letter.ts'

const dayOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(intlLocale[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

interface ComposerDependencies {
  database: Database
  brands: Brands
  /** Origin of the links in mails. The origin is never taken from a request, whose sender could choose the Host header. */
  baseUrl: string
  from: string
}

/** Writes mails about accounts, in the language and brand with which each mail was queued. */
export function letterComposer({
  database,
  brands,
  baseUrl,
  from,
}: ComposerDependencies): ComposeAccountMail {
  const lookOf = brandLooks(brands)
  return async (mail) => {
    const letter = await letterFor(database, mail.kind, mail.recipient)
    if (!letter) return null
    const brand = brands.byId(mail.brand)
    const look = await lookOf(brand.id)
    const t = (mail.language === 'en' ? en : es)[letter.kind]
    const paragraphs = t.paragraphs(
      brand.name,
      mail.day ? dayOf(mail.day, mail.language) : '',
      mail.note ?? '',
    )
    const link = new URL(letter.path, baseUrl).href
    return {
      messageId: `<account-${mail.id}-${mail.attempts}@${domainOf(from)}>`,
      from,
      to: mail.recipient,
      cc: '',
      subject: t.subject(brand.name),
      text: [...paragraphs, `${t.button}: ${link}`, t.footnote, brand.name].join('\n\n'),
      html: mailHtml({
        language: mail.language,
        title: t.subject(brand.name),
        look,
        paragraphs,
        button: { label: t.button, link },
        footnote: t.footnote,
      }),
      attachments: [look.mark],
    }
  }
}
