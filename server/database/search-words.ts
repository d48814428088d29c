import { normalize } from '#contract/values/normalize.ts'

const WORDS_AT_MOST = 40

export type SearchedKind = 'patient' | 'prescription'

/** Each word is led by doctor and kind, so that one index over all doctors is read only where these words are. */
const lead = (doctorId: number, kind: SearchedKind): string => `${doctorId}${kind.slice(0, 2)}`

/** Words of a record as lexemes of a `tsvector` (table search_entry). */
export function searchLexemes(kind: SearchedKind, doctorId: number, ...texts: string[]): string[] {
  return [...new Set(texts.flatMap(words))]
    .slice(0, WORDS_AT_MOST)
    .map((word) => `${lead(doctorId, kind)}:${word}`)
}

/** What was typed, as `find_entries` asks for it. */
export interface TypedSearch {
  /**
   * `tsquery`s with the words in any order, the closest first; each is asked when the one before finds nothing: whole
   * words; the last one as a beginning, for it is being typed; all of them as beginnings.
   */
  readings: readonly string[]
  /** The longest word as a beginning: where nothing begins so, the last reading is not asked. */
  longest: string
}

/** Null when nothing in the text can be searched. */
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

/** Letters and digits only: nothing of a tsquery's own signs gets through. */
const words = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []
