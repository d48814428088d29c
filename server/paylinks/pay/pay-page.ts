import type { Brand } from '#brands/brand.ts'
import { payPage as en } from '#locales/en/pay-page.ts'
import { payPage as es } from '#locales/es/pay-page.ts'
import { texts as titlesEn } from '#locales/en/prescription-sheet.ts'
import { texts as titlesEs } from '#locales/es/prescription-sheet.ts'
import type { Language } from '../../http/context.ts'
import { html, type Html, inSpanish } from '../../public-pages/html.ts'
import { publicPage } from '../../public-pages/public-page.ts'
import { lastMinute, shownMoment, shownPesos } from '../money-words.ts'
import type { StoredPaylink } from '../paylink-queries.ts'
import type { Payee } from '../payer-queries.ts'
import { bankOf, payPath } from '../present.ts'
import { speiSteps, transferFacts, type PayTexts } from './spei-steps.ts'

interface PayPage {
  brand: Brand
  language: Language
  link: StoredPaylink
  payee: Payee
  /** QR code of the payment page's address, to be scanned with a telephone, as SVG. */
  qr: Html
  /** Whether the page can offer a payment by card or at OXXO. */
  cards: boolean
  /**
   * Whether the visitor comes back from the provider's page. The payment may be confirmed soon, so the page offers no
   * other payment.
   */
  isBack: boolean
  /** Message about the visitor's last action, such as a form that could not be read; '' for none. */
  said: string
}

const textsIn = (language: Language): PayTexts => (language === 'en' ? en : es)

/**
 * The page on which a payment link is paid by bank transfer. When there is nothing to pay, the page shows the state of
 * the link.
 */
export function payPageOf(page: PayPage): string {
  const { brand, language, link, payee, said } = page
  const t = textsIn(language)
  const titles = language === 'en' ? titlesEn : titlesEs
  const name = `${payee.female ? titles.femaleTitle : titles.maleTitle} ${payee.name}`
  const amount = shownPesos(link.amount_cents)
  const main = html` <section class="card" aria-labelledby="what">
      <p>
        <b>${name}</b
        >${payee.specialty !== '' && html`<br /><span class="soft">${inSpanish(payee.specialty)}</span>`}
      </p>
      <h1 id="what">
        ${link.state === 'pending' ? t.asks : t.asked} <b>${inSpanish(link.concept)}</b>
        <span class="amount">${amount}</span>
      </h1>
      <p class="soft">
        ${t.total}.
        ${link.state === 'pending' && t.until(shownMoment(lastMinute(link.expires_at), language).replaceAll(' ', '\u00a0'))}
      </p>
    </section>
    ${said !== '' && html`<p class="notice" role="status">${said}</p>`} ${stateNotice(page, t)}
    ${payable(page, t)}`
  const foot = html`<p>${name}${payee.phone !== '' && html`. ${t.telephone}: ${phoneLink(payee.phone)}`}</p>
    ${payee.address !== '' && html`<p>${inSpanish(payee.address)}</p>`}
    <p>${page.cards ? t.throughWithCards(brand.name) : t.through(brand.name)}</p>`
  return publicPage({ brand, language, title: t.title(amount), main, foot })
}

/** Link that calls a telephone number when it is tapped. */
const phoneLink = (phone: string): Html =>
  html`<a class="number" href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a>`

/** Notice that explains the state of the payment link to the payer; empty while the link waits for its payment. */
function stateNotice({ link, language }: PayPage, t: PayTexts): Html {
  const when = (moment: Date | null) => shownMoment(moment ?? link.changed_at, language)
  const returned = link.received_cents - link.balance_cents
  const excess = link.balance_cents - link.amount_cents
  const arrived = shownPesos(link.balance_cents)
  const left = shownPesos(Math.max(-excess, 0))
  const partly = link.balance_cents > 0 ? [t.partly(arrived, left)] : []
  // Money that arrived belongs to the payer once the doctor no longer asks for the payment.
  const owed = link.balance_cents > 0 ? [t.owed(arrived)] : []
  const notice = (title: string, ...lines: readonly string[]): Html =>
    html`<section class="notice">
      <h2>${title}</h2>
      ${lines.map((line) => html`<p>${line}</p>`)}
    </section>`
  switch (link.state) {
    case 'reported':
      return notice(t.reportedTitle, t.reported(when(link.reported_at)), ...partly, ...t.next)
    case 'paid':
      return notice(
        t.paidTitle,
        t.paid(shownPesos(link.received_cents), when(link.received_at)),
        ...(returned > 0 ? [t.returned(shownPesos(returned))] : []),
        ...(excess > 0 ? [t.excess(shownPesos(excess))] : []),
        t.paidNext,
      )
    case 'expired':
      return notice(
        t.expiredTitle,
        ...(link.last_act === 'deny' ? [t.denied] : []),
        ...(link.balance_cents > 0 ? [t.arrived(arrived)] : []),
        t.expired,
      )
    case 'cancelled':
      return notice(t.cancelledTitle, ...owed, t.cancelled)
    case 'refunded':
      return notice(t.refundedTitle, ...(link.balance_cents > 0 ? owed : [t.refunded]))
    default:
      if (link.last_act === 'deny') return notice(t.deniedTitle, t.denied, ...partly, t.deniedNext)
      return html`${partly.map((line) => html`<p class="notice">${line}</p>`)}`
  }
}

/** The part of the page in which the payer can act: pay, report a transfer, or read the data of the transfer again. */
function payable(page: PayPage, t: PayTexts): Html {
  const { link, cards, qr } = page
  const left = Math.max(link.amount_cents - link.balance_cents, 0)
  const transfer = { ...link, bank: bankOf(link.clabe), cents: left }
  if (link.state === 'reported')
    return html`<section class="card">
      <h2>${t.dataAgain}</h2>
      ${transferFacts(transfer, t)}
    </section>`
  if (link.state === 'expired')
    return html`<section class="card">
      <h2>${t.tellTitle}</h2>
      ${tellForm(link.slug, t)}
    </section>`
  if (link.state !== 'pending') return html``
  if (page.isBack)
    return html`<section class="notice" role="status">
      <h2>${t.cardDoneTitle}</h2>
      <p>${t.cardDone}</p>
      <p><a href="${payPath(link.slug)}">${t.cardAgain}</a></p>
    </section>`
  return html` <section class="card" aria-labelledby="spei">
      <h2 id="spei">${t.spei}</h2>
      ${speiSteps(transfer, t)} ${tellForm(link.slug, t)}
    </section>
    ${
      cards &&
      html`<section class="card">
        <h2>${t.cardTitle}</h2>
        <p class="soft">${t.cardText}</p>
        <form method="post" action="${payPath(link.slug)}/card">
          <button class="button">${t.card}</button>
        </form>
      </section>`
    }
    <section class="card">
      <h2>${t.nextTitle}</h2>
      ${t.next.map((line) => html`<p>${line}</p>`)}
    </section>
    <section class="card phone">
      <div>
        <h2>${t.phoneTitle}</h2>
        <p class="soft">${t.phone}</p>
      </div>
      <div class="qr">${qr}</div>
    </section>`
}

const tellForm = (slug: string, t: PayTexts): Html =>
  html` <form method="post" action="${payPath(slug)}/reported" aria-label="${t.tellTitle}">
    <label
      >${t.tracking} <span class="soft">${t.trackingHint}</span>
      <input name="tracking" maxlength="30" autocomplete="off" pattern="[A-Za-z0-9]*"
    /></label>
    <label
      >${t.email} <span class="soft">${t.emailHint}</span>
      <input name="email" type="email" maxlength="254" autocomplete="email"
    /></label>
    <button class="main">${t.tell}</button>
  </form>`

/** Page with a title and at most one sentence, for an address without a payment link or after too many requests. */
export function payMessage(page: Pick<PayPage, 'brand' | 'language'>, what: 'notFound' | 'tooMany'): string {
  const t = textsIn(page.language)
  const [title, text] = what === 'notFound' ? [t.notFound, t.notFoundText] : [t.tooMany, '']
  const main = html`<section class="card">
    <h1><b>${title}</b></h1>
    ${text !== '' && html`<p>${text}</p>`}
  </section>`
  return publicPage({ ...page, title, main, foot: html`<p>${page.brand.name}</p>` })
}

/**
 * Value in the query of the payment page's address when the visitor comes back from the card provider's page after paying.
 */
export const BACK_FROM_CARD = 'card'

/**
 * Message about the visitor's last action; '' for none. The redirect after the action puts the key of the message into the
 * query of the page's address.
 */
export function saidAfter(mark: string | undefined, language: Language): string {
  const t = textsIn(language)
  if (mark === 'no-card') return t.cardFailed
  return mark === 'form' ? t.badForm : ''
}
