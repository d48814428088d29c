/** Maximum number of words of a name that is looked for in a text. */
const LONGEST_NAME_WORDS = 8

/**
 * Names by their words, for finding them in a text. For each first word, the greatest number of words of a name is known.
 */
export class NamesOfWords<T> {
  readonly #named = new Map<string, T>()
  readonly #longest = new Map<string, number>()

  constructor(named: ReadonlyMap<string, T> = new Map()) {
    for (const [name, meant] of named) this.add(name, meant)
  }

  add(name: string, meant: T): void {
    this.#named.set(name, meant)
    const words = name.split(' ')
    const [first = ''] = words
    this.#longest.set(first, Math.max(words.length, this.#longest.get(first) ?? 0))
  }

  /** The longest name that begins with the word at index `at`, and its number of words; null where no name does. */
  at(words: readonly string[], at: number): { meant: T; length: number } | null {
    const longest = Math.min(this.#longest.get(words[at] ?? '') ?? 0, LONGEST_NAME_WORDS, words.length - at)
    for (let length = longest; length >= 1; length -= 1) {
      const meant = this.#named.get(words.slice(at, at + length).join(' '))
      if (meant !== undefined) return { meant, length }
    }
    return null
  }

  /** The drugs that sequences of a text's words name: longest names first, without duplicates, in the order of the text. */
  in(words: readonly string[]): T[] {
    const found = new Set<T>()
    for (let at = 0; at < words.length;) {
      const named = this.at(words, at)
      if (named !== null) found.add(named.meant)
      at += named?.length ?? 1
    }
    return [...found]
  }
}
