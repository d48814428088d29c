export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word of the query is the beginning of a word of the text. */
export function matches(text: string, typed: string): boolean {
  const words = withoutAccents(text).split(/[^\p{L}\p{N}]+/u)
  return withoutAccents(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)))
}
