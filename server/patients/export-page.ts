import type { PatientExport } from '#contract/patients/patient-privacy.ts'
import { RECORD_SECTIONS } from '#contract/patients/patient-record.ts'
import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import { texts as en } from '#locales/en/patient-export.ts'
import { texts as es, type Texts } from '#locales/es/patient-export.ts'
import { intlLocale } from '#locales/locale.ts'
import type { Language } from '../http/context.ts'

/**
 * Everything stored about a patient as a self-contained HTML page: it opens without a network, can be printed, and
 * has no scripts.
 * @returns HTML
 */
export function exportPage(data: PatientExport, language: Language): string {
  const texts = language === 'en' ? en : es
  const { generated_at: made, ...parts } = data
  const format = new Intl.DateTimeFormat(intlLocale[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: MEXICO_CITY,
  })
  // A calendar day must not shift with the time zone, so it is formatted in UTC and without the hour.
  const day = new Intl.DateTimeFormat(intlLocale[language], { dateStyle: 'long', timeZone: 'UTC' })
  const moment = (text: string): string => (DAY.test(text) ? day : format).format(new Date(text))
  const body = (Object.keys(texts.sections) as (keyof Texts['sections'])[])
    .map(
      (name) =>
        `<section><h2>${escape(texts.sections[name])}</h2>${shown(parts[name], texts, moment)}</section>`,
    )
    .join('')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escape(texts.title)}</title><style>${STYLE}</style></head>
<body><h1>${escape(texts.title)}</h1><p>${escape(texts.made(moment(made)))}</p>${body}</body></html>`
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;color:#16201f;max-width:48rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin:2rem 0 .5rem;border-bottom:1px solid #ccd5d3}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.2rem 1rem;margin:.25rem 0}
dt{color:#4a5856}dd{margin:0;overflow-wrap:anywhere}ol{padding-left:1.25rem}li{margin:.5rem 0}
.in{grid-column:1/-1}dt.in{margin-top:.4rem;font-weight:600}dd.in{padding-left:.9rem;border-left:2px solid #ccd5d3}
@media screen and (max-width:40rem){dl{display:block}dd{margin-bottom:.4rem}}
@media print{body{margin:0}}`

/**
 * Names of fields whose values are codes of the product. These values are translated, unlike text that people wrote.
 */
const CODED =
  /^(?:action|by|category|cause|document_kind|gender|kind|method|paper|profession|reason|severity|state)$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|\+00:00)$/

function shown(value: unknown, texts: Texts, moment: (text: string) => string, name = ''): string {
  if (value === null && name === 'content') return escape(texts.unreadable)
  if (value === null || value === undefined || value === '') return escape(texts.notAsked)
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (Array.isArray(value)) {
    if (value.length === 0) return escape(texts.none)
    return `<ol>${value.map((entry) => `<li>${shown(entry, texts, moment, name)}</li>`).join('')}</ol>`
  }
  if (typeof value === 'object') {
    const lines = Object.entries(value).filter(([part, held]) => isSaid(part, held))
    const line = ([part, held]: [string, unknown]): string => {
      const inside = isNested(held) ? ' class="in"' : ''
      return `<dt${inside}>${escape(texts.names[part] ?? part)}</dt><dd${inside}>${shown(held, texts, moment, part)}</dd>`
    }
    return `<dl>${lines.map(line).join('')}</dl>`
  }
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  if (CODED.test(name)) return escape(texts.words[value] ?? value)
  return escape(MOMENT.test(value) || DAY.test(value) ? moment(value) : value)
}

/**
 * Whether a field is shown on the export page. Empty personal data are left out. Empty sections of the record and
 * unreadable content are shown.
 */
function isSaid(name: string, held: unknown): boolean {
  if (held === null) return name === 'content' || (RECORD_SECTIONS as readonly string[]).includes(name)
  if (typeof held !== 'object' || Array.isArray(held)) return held !== ''
  return Object.entries(held).some(([part, one]) => isSaid(part, one))
}

/** Whether a value is an object, or a list with entries. Such a value takes the full width of the page, below its name. */
const isNested = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'object' && value !== null

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
