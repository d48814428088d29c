import { normalize } from '#contract/values/normalize.ts'

const WORDS_AT_MOST = 40

export type Searched = 'patient' | 'prescription'

/** Each word is led by doctor and kind, so that one index over all doctors is read only where these words are. */
const lead = (doctorId: number, kind: Searched): string => `${doctorId}${kind.slice(0, 2)}`

/** Words of a record as lexemes of a `tsvector` (table search_entry). */
export function searchLexemes(kind: Searched, doctorId: number, ...texts: string[]): string[] {
  return [...new Set(texts.flatMap(words))]
    .slice(0, WORDS_AT_MOST)
    .map((word) => `${lead(doctorId, kind)}:${word}`)
}

/**
 * A typed search as `tsquery`s, words in any order, the closest reading first; each is asked when the one before finds
 * nothing: whole words; the last one as a beginning, for it is being typed; all of them as beginnings, which reads much
 * more of the index. Null when nothing in the text can be searched.
 */
export function searchQueries(kind: Searched, doctorId: number, typed: string): readonly string[] | null {
  const found = words(typed).slice(0, 8)
  if (found.length === 0) return null
  const lexemes = found.map((word) => `'${lead(doctorId, kind)}:${word}'`)
  const whole = lexemes.join(' & ')
  return [...new Set([whole, `${whole}:*`, lexemes.map((lexeme) => `${lexeme}:*`).join(' & ')])]
}

/** Letters and digits only: nothing of a tsquery's own signs gets through. */
const words = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []
