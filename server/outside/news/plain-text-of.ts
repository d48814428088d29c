import { decodeHTML } from 'entities'

/** Maximum number of characters of a text that are read, which limits the time of the conversion. */
const READ_AT_MOST = 20_000
/** Divides a text into the characters that people see (grapheme clusters). */
const graphemes = new Intl.Segmenter('es')
/** HTML elements whose contents are not shown as text. */
const HIDDEN = new Set(['script', 'style', 'iframe', 'object', 'template', 'noscript', 'svg', 'math'])
/** HTML elements that do not separate words. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'font',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
])

/**
 * Converts a text that may be HTML to plain text on one line, without elements, scripts, entities, control characters
 * and bidirectional marks. A text that is too long ends with "…". The time is proportional to the length.
 */
export function plainTextOf(html: string, longest: number): string {
  let text = ''
  let hidden = ''
  for (const [index, part] of html.slice(0, READ_AT_MOST).split('<').entries()) {
    const name = /^\/?([a-z][\w-]*)/i.exec(part)?.[1]?.toLowerCase() ?? ''
    const isMarkup = index > 0 && (name !== '' || /^[!?]/.test(part))
    if (!isMarkup) {
      if (hidden === '') text += index === 0 ? part : `<${part}`
      continue
    }
    if (hidden === '' && HIDDEN.has(name) && !part.startsWith('/')) hidden = name
    else if (hidden === name && part.startsWith('/')) hidden = ''
    const end = part.indexOf('>')
    if (hidden === '' && end >= 0) text += (INLINE.has(name) ? '' : ' ') + part.slice(end + 1)
  }
  const plain = decodeHTML(text)
    .replaceAll(/[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\p{Surrogate}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const characters = Array.from(graphemes.segment(plain.slice(0, longest * 4)), ({ segment }) => segment)
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : plain
}
