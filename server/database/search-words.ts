import { normalize } from '#knowledge/text.ts'

const WORDS_AT_MOST = 40

/**
 * Words of a doctor's record as lexemes of a `tsvector`. Each is led by the doctor's number, so that one index over
 * all doctors is read only where this doctor's words are; see docs/decisions.
 */
export function searchLexemes(doctorId: number, ...texts: string[]): string[] {
  return [...new Set(texts.flatMap(words))].slice(0, WORDS_AT_MOST).map((word) => `${doctorId}:${word}`)
}

/**
 * A typed search as a `tsquery`: every word, in any order, each as the beginning of a stored one.
 * @returns null when nothing in the text can be searched
 */
export function searchQuery(doctorId: number, typed: string): string | null {
  const found = words(typed).slice(0, 8)
  if (found.length === 0) return null
  return found.map((word) => `'${doctorId}:${word}':*`).join(' & ')
}

/** Letters and digits only: nothing of a tsquery's own signs gets through. */
const words = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []
