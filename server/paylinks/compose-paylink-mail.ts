import { paymentMail as en } from '#locales/en/payment-mail.ts'
import { paymentMail as es } from '#locales/es/payment-mail.ts'
import { texts as sheetWords } from '#locales/es/prescription-sheet.ts'
import type { Brands } from '../brand/brands.ts'
import type { Database } from '../database/database.ts'
import type { ComposeAccountMail } from '../delivery/deliver-account-mail.ts'
import { domainOf, mailHtml } from '../delivery/mail-frame.ts'
import { brandLooks } from '../delivery/brand-look.ts'
import { nameInMail } from '../delivery/name-in-mail.ts'
import { lastMinute, shownMoment, shownPesos } from './money-words.ts'
import { paylinkBySlug } from './paylink-queries.ts'
import { payeeOf, slugOfPaylink } from './payer-queries.ts'
import { payPath } from './present.ts'

interface ComposerDependencies {
  database: Database
  brands: Brands
  baseUrl: string
  from: string
  clock: () => Date
}

const WAITING = ['pending', 'reported']

/**
 * Composes the mail with a payment link, and the receipt of a paid link. Nothing is sent when the link has left the
 * state that the mail is about.
 */
export function paylinkComposer({
  database,
  brands,
  baseUrl,
  from,
  clock,
}: ComposerDependencies): ComposeAccountMail {
  const lookOf = brandLooks(brands)
  return async (mail) => {
    if (mail.kind !== 'payment-request' && mail.kind !== 'payment-receipt') return null
    const of = mail.about ? await slugOfPaylink(database.open, mail.about) : undefined
    if (!of) return null
    const { link, payee } = await database.asDoctor(of.doctor_id, async (sql) => ({
      link: await paylinkBySlug(sql, of.doctor_id, of.slug, clock()),
      payee: await payeeOf(sql, of.doctor_id),
    }))
    if (!link || !payee) return null
    const isDue = mail.kind === 'payment-receipt' ? link.state === 'paid' : WAITING.includes(link.state)
    if (!isDue) return null
    const t = (mail.language === 'en' ? en : es)[mail.kind]
    const isReceipt = mail.kind === 'payment-receipt'
    const returned = link.received_cents - link.balance_cents
    const says = {
      doctor: `${payee.female ? sheetWords.femaleTitle : sheetWords.maleTitle} ${nameInMail(payee.name)}`,
      concept: link.concept,
      isReported: link.state === 'reported',
      amount: shownPesos(isReceipt ? link.received_cents : link.amount_cents),
      when: shownMoment(
        isReceipt ? (link.received_at ?? link.changed_at) : lastMinute(link.expires_at),
        mail.language,
      ),
      reference: link.reference,
      returned: returned > 0 ? shownPesos(returned) : '',
    }
    const brand = brands.byId(mail.brand)
    const look = await lookOf(brand.id)
    const url = new URL(payPath(link.slug), baseUrl).href
    const paragraphs = t.paragraphs(says)
    return {
      messageId: `<account-${mail.id}-${mail.attempts}@${domainOf(from)}>`,
      from,
      to: mail.recipient,
      cc: '',
      subject: t.subject(says),
      text: [...paragraphs, `${t.button}: ${url}`, t.footnote, brand.name].join('\n\n'),
      html: mailHtml({
        language: mail.language,
        title: t.subject(says),
        look,
        paragraphs,
        button: { label: t.button, link: url },
        footnote: t.footnote,
      }),
      attachments: [look.mark],
    }
  }
}
