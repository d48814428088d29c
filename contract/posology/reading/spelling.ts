/** Spanish words that differ by one letter from a word of the lexicon, and are not corrected to that word. */
const OTHER_WORDS = new Set(
  'tipico tipica optica optico partes comido medica medico ayudas rectas liebre mental dental gotero tomada diurno diurna'.split(
    ' ',
  ),
)

/** The only known word that differs from `typed` by one typing error; null when there is none or more than one. */
export function nearest(typed: string, words: readonly string[]): string | null {
  if (OTHER_WORDS.has(typed)) return null
  let found: string | null = null
  for (const word of words) {
    if (word.length < 5 || Math.abs(word.length - typed.length) > 1 || !isNear(typed, word)) continue
    if (found !== null && !isPlural(found, word) && !isPlural(word, found)) return null
    found = word
  }
  return found
}

/** Whether two words differ by at most one letter added, missing, changed, or swapped with the next. */
function isNear(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  let i = 0
  while (i < short.length && short[i] === long[i]) i++
  if (long.length > short.length) return short.slice(i) === long.slice(i + 1)
  // Short words are not corrected: one changed letter makes another word, as with basal and nasal, or color and
  // dolor.
  if (short.slice(i + 1) === long.slice(i + 1)) return short.length > 5
  return short[i] === long[i + 1] && short[i + 1] === long[i] && short.slice(i + 2) === long.slice(i + 2)
}

const isPlural = (many: string, one: string): boolean => many === `${one}s` || many === `${one}es`

/**
 * Number of letters at the beginning and at the end of a word by which words are listed. One typing error changes at most
 * one of the two ends.
 */
const END_LETTERS = 2

/** Words by their length and the letters of either end, so that a typed word is compared with few of them. */
export class WordsByEnds {
  readonly #lists = new Map<string, { word: string; at: number }[]>()
  #count = 0

  constructor(words: Iterable<string> = []) {
    for (const word of words) this.add(word)
  }

  add(word: string): void {
    const listed = { word, at: this.#count }
    this.#count += 1
    for (const key of keysOf(word, word.length)) {
      const list = this.#lists.get(key)
      if (list) list.push(listed)
      else this.#lists.set(key, [listed])
    }
  }

  /** The words of some lengths that may differ from `typed` by one typing error, in the order in which they were added. */
  around(typed: string, ...lengths: readonly number[]): readonly string[] {
    const found = new Set<{ word: string; at: number }>()
    for (const length of lengths)
      for (const key of keysOf(typed, length))
        for (const listed of this.#lists.get(key) ?? []) found.add(listed)
    return [...found].toSorted((a, b) => a.at - b.at).map(({ word }) => word)
  }
}

const keysOf = (word: string, length: number): readonly [string, string] => [
  `${length}${word.slice(0, END_LETTERS)}`,
  `${word.slice(-END_LETTERS)}${length}`,
]
