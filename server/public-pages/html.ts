import { escaped } from '../http/browser/escape-html.ts'

/** Text that is safe HTML, so that it can be inserted into a page without escaping. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[] | null | false

function written(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return escaped(String(part))
}

/**
 * Template tag for HTML. Every inserted text is escaped, for content and for quoted attributes. Only the result of
 * another such template is inserted unescaped. `null` and `false` insert nothing.
 */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.reduce((before, text, index) => before + written(parts[index - 1] ?? '') + text))

/**
 * Marks a text as Spanish for a page in any language. A Mexican doctor wrote the text, such as the concept of a payment or the
 * name of a medicine.
 */
export const inSpanish = (text: string): Html => html`<span lang="es-MX">${text}</span>`
