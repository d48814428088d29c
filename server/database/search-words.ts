import { normalize } from '#contract/values/normalize.ts'

const WORDS_AT_MOST = 40

export type SearchedKind = 'patient' | 'prescription'

/** Prefix of each lexeme: doctor and kind. One index over all doctors is then read only in this doctor's part. */
const lead = (doctorId: number, kind: SearchedKind): string => `${doctorId}${kind.slice(0, 2)}`

/** Words of a record as lexemes of a `tsvector` (table search_entry). */
export function searchLexemes(kind: SearchedKind, doctorId: number, ...texts: string[]): string[] {
  return [...new Set(texts.flatMap(words))]
    .slice(0, WORDS_AT_MOST)
    .map((word) => `${lead(doctorId, kind)}:${word}`)
}

/** A search in the form that `find_entries` takes. */
export interface TypedSearch {
  /**
   * `tsquery`s with the words in any order, strictest first; each is tried when the one before finds nothing: whole
   * words; the last word as a prefix, since it may still be being typed; all words as prefixes.
   */
  readings: readonly string[]
  /** The longest word as a prefix: where no record has it, the last reading is not tried. */
  longest: string
}

/** The search for a typed text; null when the text has no letter or digit. */
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

/** A `tsquery` for the records that have both words of at least one pair; the words are of letters and digits. */
export const pairLexemes = (
  kind: SearchedKind,
  doctorId: number,
  pairs: readonly (readonly [string, string])[],
): string =>
  pairs.map((pair) => `(${pair.map((word) => `'${lead(doctorId, kind)}:${word}'`).join(' & ')})`).join(' | ')

/** Words of letters and digits only, so that no operator of a tsquery gets through. */
const words = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []
