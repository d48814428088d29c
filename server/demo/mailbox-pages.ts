import type { Email } from 'postal-mime'
import { mailbox as en } from '#locales/en/mailbox.ts'
import { mailbox as es } from '#locales/es/mailbox.ts'
import { intlLocale, type Language } from '#locales/locale.ts'
import { escaped } from '../http/browser/escape-html.ts'

/**
 * Path of the stylesheet of the pages of the demo's mailbox. The styles are in a file, because the Content-Security-Policy
 * forbids inline styles.
 */
export const STYLE_PATH = '/demo/mailbox.css'
const LIST_PATH = '/demo/mailbox'
const textsIn = (language: Language): typeof es => (language === 'en' ? en : es)

export interface KeptMail {
  id: string
  mail: Email
}

/** The data of a mail that the list in the demo's mailbox shows. */
export interface ListedMail {
  id: string
  mail: { [Key in 'subject' | 'to' | 'cc' | 'date' | 'html']?: Email[Key] | undefined }
}

/** HTML page with a list of all mails of the demo, newest first. */
export function mailboxPage(mails: readonly ListedMail[], language: Language): string {
  const t = textsIn(language)
  const rows = mails.map(
    ({ id, mail }) =>
      `<li><a href="${LIST_PATH}/${id}"><strong${langOf(mail)}>${escaped(mail.subject ?? '')}</strong>${time(mail, t)}` +
      `<span class="to">${escaped(`${t.to} ${recipients(mail)}`)}</span></a></li>`,
  )
  const body =
    rows.length === 0 ? `<p class="empty">${escaped(t.empty)}</p>` : `<ul class="mails">${rows.join('')}</ul>`
  return page({ language, title: t.title, body })
}

/** Path of a mail's HTML part. The page of the mail shows this part in a frame. */
export const htmlPath = (id: string): string => `${LIST_PATH}/${id}/html`

/** HTML page of one mail: sender, day, the mail in a frame, its plain text with links, and its attachments. */
export function mailPage({ id, mail }: KeptMail, language: Language): string {
  const t = textsIn(language)
  const text = escaped(mail.text ?? '').replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
  const files = mail.attachments.flatMap((file, index) =>
    isShownInside(file)
      ? []
      : [file.filename].map(
          (filename) => `<li><a href="${LIST_PATH}/${id}/${index}">${escaped(filename ?? t.file)}</a></li>`,
        ),
  )
  const html =
    mail.html === undefined
      ? ''
      : `<section><h2>${escaped(t.asSeen)}</h2>` +
        `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="${htmlPath(id)}" title="${escaped(t.asSeen)}"></iframe></section>`
  const facts = [
    [t.from, escaped(mail.from?.name || mail.from?.address || '')],
    [t.to, escaped(recipients(mail))],
    [t.date, time(mail, t)],
  ]
  return page({
    language,
    title: mail.subject ?? '',
    titleLang: langOf(mail),
    body:
      `<article class="mail"><dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>` +
      `<div class="parts">${html}` +
      `<section><h2>${escaped(t.asText)}</h2><div class="text"${langOf(mail)}>${text}</div></section></div>` +
      (files.length > 0
        ? `<ul class="files" aria-label="${escaped(t.attachments)}">${files.join('')}</ul>`
        : '') +
      `</article>`,
    above: `<p class="back"><a href="${LIST_PATH}">${escaped(t.back)}</a></p>`,
  })
}

/**
 * The HTML part of a mail, with its pictures embedded as data. The frame that shows the mail has an origin of its own, which
 * may load nothing.
 */
export const shownHtml = ({ html = '', attachments }: Email): string =>
  attachments
    .filter(isShownInside)
    .reduce(
      (shown, { contentId = '', mimeType, content }) =>
        shown.replaceAll(
          `cid:${contentId.replace(/^<|>$/g, '')}`,
          `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`,
        ),
      html.replace('<head>', '<head><base target="_blank">'),
    )

/** Whether an attached picture is shown inside the mail's HTML. Such a picture is not listed as an attachment. */
const isShownInside = ({ contentId }: Email['attachments'][number]): boolean => Boolean(contentId)

const recipients = (mail: ListedMail['mail']): string =>
  [...(mail.to ?? []), ...(mail.cc ?? [])].map((to) => to.address ?? '').join(', ')

/** HTML attribute `lang` for the words of a mail, read from the mail's HTML part. Mails to patients are always in Spanish. */
function langOf({ html = '' }: ListedMail['mail']): string {
  const lang = /<html[^>]*\slang="([\w-]+)"/.exec(html)?.[1]
  return lang === undefined ? '' : ` lang="${lang}"`
}

const time = ({ date = '' }: Pick<ListedMail['mail'], 'date'>, t: typeof es): string =>
  `<time datetime="${escaped(date)}">${escaped(t.when(date))}</time>`

interface Shown {
  language: Language
  title: string
  /** HTML attribute `lang` of the title, if its language differs from the page's. */
  titleLang?: string
  body: string
  above?: string
}

const page = ({ language, title, titleLang = '', body, above = '' }: Shown): string =>
  `<!doctype html><html lang="${intlLocale[language]}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>` +
  `<meta name="description" content="${escaped(textsIn(language).description)}">` +
  `<link rel="icon" href="data:,"><link rel="stylesheet" href="${STYLE_PATH}"></head>` +
  `<body><main>${above}<h1${titleLang}>${escaped(title)}</h1>${body}</main></body></html>`
