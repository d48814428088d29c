import { normalize } from '#contract/values/normalize.ts'

/** Letters and digits of a text as one token, blanks and signs turned into `-`: `1.5 mL` is `1-5-ml`. */
export function slug(text: string): string {
  return normalize(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** First letter in upper case, the rest as it is: INN may hold capitals of their own (`vitamina D`). */
export function sentenceCase(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('es-MX') + text.slice(1)
}
