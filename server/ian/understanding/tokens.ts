import { normalize } from '#contract/values/normalize.ts'

/** One word or number of a question. */
export interface Token {
  /** Comparable spelling, without accents. */
  text: string
  /** The word as it was written. */
  written: string
  /** Position of the word in the question. */
  start: number
  end: number
}

/** Words as doctors abbreviate them when they type fast. */
const SHORT = new Map([
  ['pa', 'para'],
  ['pal', 'para'],
  ['q', 'que'],
  ['k', 'que'],
  ['px', 'paciente'],
  ['pxs', 'pacientes'],
  ['pt', 'patient'],
  ['pts', 'patients'],
])

/** A word without accents, in its long spelling, and without the English genitive: "Lucia's". */
function comparable(written: string): string {
  const word = normalize(written).replace(/['’]s$/, '')
  return SHORT.get(word) ?? word
}

/** A question in comparable spelling, its abbreviations written out. */
export const spelledOut = (text: string): string =>
  normalize(text).replace(
    /(?<![\p{L}\p{N}./])\p{L}{1,3}(?![\p{L}\p{N}./])/gu,
    (word) => SHORT.get(word) ?? word,
  )

/** Words and numbers of a text, with their places: "500mg" and "c/8h" are one each. */
export const tokensOf = (text: string): Token[] =>
  [...text.normalize('NFC').matchAll(/[\p{L}\p{N}µ]+(?:[.,/'’-][\p{L}\p{N}]+)*/gu)].map((found) => ({
    text: comparable(found[0]),
    written: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }))
