import { newsMail as en } from '#locales/en/news-mail.ts'
import { newsMail as es } from '#locales/es/news-mail.ts'
import { intlLocale } from '#locales/locale.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import type { Brands } from '../brand/brands.ts'
import type { Database, Sql } from '../database/database.ts'
import type { AccountMail } from './account-mail.ts'
import type { ComposeAccountMail } from './deliver-account-mail.ts'
import { domainOf, mailHtml } from './mail-frame.ts'
import { brandLooks } from './brand-look.ts'
import { assistantInNews, doctorAt, prescriptionInNews } from './news-queries.ts'
import { isDoctorNews } from './tell-doctor.ts'

interface ComposerDependencies {
  database: Database
  brands: Brands
  baseUrl: string
  from: string
}

interface Written {
  paragraphs: string[]
  /** Path of the page that the mail's button opens. */
  path: string
  /** Id of the brand under which the prescription was signed; absent for the mail's own brand. */
  brand?: string
}

/**
 * Writes the mails that tell doctors about their work. The content is read when a mail is sent, since only ids are stored in
 * the table of outgoing mails. The mails name no patient, drug or diagnosis. A pharmacy's reason for a rejection is quoted as
 * it is.
 */
export function newsComposer({ database, brands, baseUrl, from }: ComposerDependencies): ComposeAccountMail {
  const lookOf = brandLooks(brands)
  return async (mail) => {
    if (!isDoctorNews(mail.kind)) return null
    const doctorId = await doctorAt(database.open, mail.recipient)
    if (doctorId === undefined) return null
    const written = await database.asDoctor(doctorId, (sql) => write(sql, doctorId, mail))
    if (!written) return null
    const { paragraphs } = written
    const brand = brands.byId(written.brand ?? mail.brand)
    const look = await lookOf(brand.id)
    const { subject, button, footnote } = (mail.language === 'en' ? en : es)[mail.kind]
    const link = new URL(written.path, baseUrl).href
    return {
      messageId: `<account-${mail.id}-${mail.attempts}@${domainOf(from)}>`,
      from,
      to: mail.recipient,
      cc: '',
      subject: subject(brand.name),
      text: [...paragraphs, `${button}: ${link}`, footnote, brand.name].join('\n\n'),
      html: mailHtml({
        language: mail.language,
        title: subject(brand.name),
        look,
        paragraphs,
        button: { label: button, link },
        footnote,
      }),
      attachments: [look.mark],
    }
  }
}

/** Writes the text of a mail to a doctor; undefined when the prescription or the assistant's link does not exist any more. */
async function write(
  sql: Sql,
  doctorId: number,
  { kind, about, language }: AccountMail,
): Promise<Written | undefined> {
  const t = language === 'en' ? en : es
  if (about === null || about === undefined) return undefined
  if (kind === 'draft-prepared') {
    const name = await assistantInNews(sql, doctorId, about)
    return name === undefined ? undefined : { paragraphs: t[kind].paragraphs(name), path: '/drafts' }
  }
  if (kind !== 'prescription-rejected' && kind !== 'delivery-failed' && kind !== 'delivery-unknown')
    return undefined
  const rx = await prescriptionInNews(sql, doctorId, about)
  if (!rx) return undefined
  const issued = new Intl.DateTimeFormat(intlLocale[language], {
    dateStyle: 'long',
    timeZone: MEXICO_CITY,
  }).format(rx.issued_at)
  return {
    paragraphs: t[kind].paragraphs({
      code: formatCode(rx.code),
      issued,
      by: rx.rejected_by,
      reason: rx.reason,
    }),
    path: `/prescriptions/${rx.signature}`,
    ...(rx.brand === undefined ? {} : { brand: rx.brand }),
  }
}
