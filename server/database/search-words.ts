import { normalize } from '#contract/values/normalize.ts'

const WORDS_AT_MOST = 40

export type SearchedKind = 'patient' | 'prescription'

/**
 * Prefix of each search term in the index: the doctor's id and the kind of record. The index holds the records of all doctors,
 * and with the prefix only this doctor's part is read.
 */
const lead = (doctorId: number, kind: SearchedKind): string => `${doctorId}${kind.slice(0, 2)}`

/** Converts the words of a patient or another searched record to the lexemes of a `tsvector` (table search_entry). */
export function searchLexemes(kind: SearchedKind, doctorId: number, ...texts: string[]): string[] {
  return [...new Set(texts.flatMap(words))]
    .slice(0, WORDS_AT_MOST)
    .map((word) => `${lead(doctorId, kind)}:${word}`)
}

/** A typed search in the form that the SQL function `find_entries` takes. */
export interface TypedSearch {
  /**
   * The search as PostgreSQL `tsquery`s, from the strictest to the most tolerant, with the words in any order. Each query is
   * tried when the one before finds nothing. The first looks for whole words, the next for the last word as a prefix, since it
   * may not be typed to its end, and the last for all words as prefixes.
   */
  readings: readonly string[]
  /**
   * The longest word of the search as a prefix. If no record contains a word with this prefix, the last query of `readings`,
   * which looks for all words as prefixes, is not tried.
   */
  longest: string
}

/** Converts a typed text to a search; null for a text without a letter or digit. */
export function typedSearch(kind: SearchedKind, doctorId: number, typed: string): TypedSearch | null {
  const found = words(typed).slice(0, 8)
  if (found.length === 0) return null
  const lexeme = (word: string) => `'${lead(doctorId, kind)}:${word}'`
  const beginning = (word: string) => `${lexeme(word)}:*`
  const whole = found.map(lexeme).join(' & ')
  return {
    readings: [...new Set([whole, `${whole}:*`, found.map(beginning).join(' & ')])],
    longest: beginning(found.toSorted((a, b) => b.length - a.length)[0]!),
  }
}

/**
 * Makes a `tsquery` that finds the records with both words of at least one pair. The words must consist of letters and digits.
 */
export const pairLexemes = (
  kind: SearchedKind,
  doctorId: number,
  pairs: readonly (readonly [string, string])[],
): string =>
  pairs.map((pair) => `(${pair.map((word) => `'${lead(doctorId, kind)}:${word}'`).join(' & ')})`).join(' | ')

/** Splits a text into words of letters and digits, so that no operator of a `tsquery` is passed on. */
const words = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []
