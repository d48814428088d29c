import type { Brand } from '#brands/brand.ts'
import { drugName } from '#contract/medications/drug-name.ts'
import { dayOfIssue, zoneOfIssue } from '#contract/prescription/day-of-issue.ts'
import { renewalPage as en } from '#locales/en/renewal-page.ts'
import { renewalPage as es } from '#locales/es/renewal-page.ts'
import { texts as titlesEn } from '#locales/en/prescription-sheet.ts'
import { texts as titlesEs } from '#locales/es/prescription-sheet.ts'
import { intlLocale } from '#locales/locale.ts'
import type { Language } from '../http/context.ts'
import { liveItems } from '../prescriptions/status.ts'
import { rowsOf, type StoredPrescription } from '../prescriptions/stored-prescription.ts'
import { html, type Html, inSpanish } from '../public-pages/html.ts'
import { publicPage } from '../public-pages/public-page.ts'
import type { Renewal } from './read-renewal.ts'
import { firstDayToAsk } from './renewal-state.ts'

interface RenewalPage {
  brand: Brand
  language: Language
  rx: StoredPrescription
  renewal: Renewal
  /** Today in the time zone of the prescription's place of issue, `YYYY-MM-DD`. */
  today: string
}

const textsIn = (language: Language) => (language === 'en' ? en : es)

/** Address of the page on which the renewal of a prescription is asked for. */
export const renewalPath = (signature: string): string => `/v/${signature}/renewal`

/** Day of an instant in a time zone, such as "21 nov 2026". */
const shownDay = (at: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(intlLocale[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).format(at)
const dayInWords = (day: string, language: Language): string =>
  shownDay(new Date(`${day}T00:00:00Z`), language, 'UTC')

/** The page on which a patient asks for the renewal of a prescription, or sees the state of the request. */
export function renewalPageOf(page: RenewalPage): string {
  const { brand, language, rx, renewal, today } = page
  const t = textsIn(language)
  const titles = language === 'en' ? titlesEn : titlesEs
  const { prescriber, patient, place } = rx.document
  const doctor = `${prescriber.female ? titles.femaleTitle : titles.maleTitle} ${prescriber.name}`
  const { course } = renewal
  const main = html` ${stateNotice(page)}
    <section class="card" aria-labelledby="what">
      <h1 id="what" class="heading">${t.heading}</h1>
      <p>
        ${t.of(patient.name, doctor)}<br /><span class="soft"
          >${t.issued(dayInWords(dayOfIssue(rx.document), language))}</span
        >
      </p>
      <ul aria-label="${t.medicines}">
        ${liveItems(rowsOf(rx)).map((row) => html`<li>${inSpanish(drugName(row))}</li>`)}
      </ul>
      ${course !== undefined && html`<p>${(course.ends_on < today ? t.ended : t.ends)(dayInWords(course.ends_on, language))}</p>`}
      ${renewal.state === 'open' && askForm(rx.state.signature, t.ask)}
    </section>
    ${
      (renewal.state === 'open' || renewal.state === 'requested') &&
      html`<section class="card">
        <h2>${t.nextTitle}</h2>
        ${t.next.map((line) => html`<p>${line}</p>`)}
      </section>`
    }
    <p><a href="/v/${rx.state.signature}">${t.back}</a></p>`
  const phone = prescriber.phone || place.contact
  const at = [place.patron, place.location].filter((part) => part !== '').join(', ')
  const foot = html`<p>${t.notUrgent}</p>
    ${phone !== '' && html`<p><b>${t.call(phone)}</b></p>`}
    <p>${doctor}${at !== '' && html`, ${inSpanish(at)}`}</p>`
  return publicPage({ brand, language, title: t.title, main, foot })
}

const askForm = (signature: string, label: string): Html =>
  html`<form method="post" action="${renewalPath(signature)}"><button class="main">${label}</button></form>`

/**
 * Notice about the state of a request for renewal, or about why a renewal can't be requested; nothing where one can be
 * requested.
 */
function stateNotice({ renewal: { state, course }, language, rx }: RenewalPage): Html | null {
  const t = textsIn(language)
  const asked = course?.requested_at ? shownDay(course.requested_at, language, zoneOfIssue(rx.document)) : ''
  const notice = (title: string, text: string): Html =>
    html`<section class="notice" role="status">
      <h2>${title}</h2>
      <p>${text}</p>
    </section>`
  switch (state) {
    case 'requested':
      return notice(t.requestedTitle, t.requested(asked))
    case 'seen':
      return notice(t.seenTitle, t.seen(asked))
    case 'renewed':
      return notice(t.renewedTitle, t.renewed)
    case 'early':
      return notice(t.earlyTitle, t.early(dayInWords(firstDayToAsk(course?.ends_on ?? ''), language)))
    case 'none':
      return notice(t.noneTitle, t.none)
    default:
      return null
  }
}

/** Page with one sentence, for an address without a prescription, or after too many visits. */
export function renewalMessage(
  page: Pick<RenewalPage, 'brand' | 'language'>,
  what: 'notFound' | 'tooMany',
): string {
  const t = textsIn(page.language)
  const [title, text] = what === 'notFound' ? [t.notFound, t.notFoundText] : [t.tooMany, '']
  const main = html`<section class="card">
    <h1><b>${title}</b></h1>
    ${text !== '' && html`<p>${text}</p>`}
  </section>`
  return publicPage({ ...page, title, main, foot: html`<p>${page.brand.name}</p>` })
}
