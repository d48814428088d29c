import { normalize } from '#contract/values/normalize.ts'

/** One word or number of a text. */
export interface Token {
  /** Word in normalised spelling, without accents. */
  text: string
  /** The word as it was written. */
  written: string
  /** Position of the word's first character in the text. */
  start: number
  end: number
}

/** Abbreviations that doctors use when they type fast, with the words that they stand for. */
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

/** Normalises a word: without accents, without the English genitive ("Lucia's"), and with abbreviations written out. */
function comparable(written: string): string {
  const word = normalize(written).replace(/['’]s$/, '')
  return SHORT.get(word) ?? word
}

/** Normalises a text and writes its abbreviations out. */
export const spelledOut = (text: string): string =>
  normalize(text).replace(
    /(?<![\p{L}\p{N}./])\p{L}{1,3}(?![\p{L}\p{N}./])/gu,
    (word) => SHORT.get(word) ?? word,
  )

/** Splits a text into words and numbers with their positions. "500mg" and "c/8h" are one word each. */
export const tokensOf = (text: string): Token[] =>
  [...text.normalize('NFC').matchAll(/[\p{L}\p{N}µ]+(?:[.,/'’-][\p{L}\p{N}]+)*/gu)].map((found) => ({
    text: comparable(found[0]),
    written: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }))
