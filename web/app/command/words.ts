import { normalize } from '#contract/values/normalize.ts'

/** Whether every word of the query is the beginning of a word of the text. */
export function matches(text: string, typed: string): boolean {
  const words = normalize(text).split(/[^\p{L}\p{N}]+/u)
  return normalize(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)))
}
