import { normalize } from '#contract/values/normalize.ts'

/** Letters and digits of a text as one token, with spaces and signs replaced by `-`: `1.5 mL` is `1-5-ml`. */
export function slug(text: string): string {
  return normalize(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** First letter in upper case, the rest unchanged: an INN may have capitals of its own (`vitamina D`). */
export function sentenceCase(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('es-MX') + text.slice(1)
}
