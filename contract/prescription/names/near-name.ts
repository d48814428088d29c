import { nearest } from '../../posology/reading/spelling.ts'

/** Minimum number of letters of a name that is corrected: a slip in a shorter name makes another word. */
export const SHORTEST_NAME = 6
/** Minimum number of letters of a sound that may differ in one letter as well. */
const SHORTEST_SOUND = 7

/** The sound of a word in Spanish: "Fentanyl" and "fentanil", "Diacepam" and "diazepam" sound the same. */
const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('qu', 'k')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll('c', 'k')
    .replaceAll('y', 'i')
    .replaceAll('v', 'b')
    .replaceAll('h', '')
    .replaceAll(/(.)\1+/g, '$1')

/**
 * Finds the name that a word means by one slip of the pen, or by another spelling of the same sound.
 * @param names names of one word, with what they mean
 * @param known words that are no slips: every name of the catalogue, and ordinary words such as "cocina"
 */
export function createNearName<T>(
  names: ReadonlyMap<string, T>,
  known: ReadonlySet<string>,
): (word: string) => T | null {
  const byEnds = new Ends<T>()
  const bySound = new Map<string, T>()
  const soundsByEnds = new Ends<T>()
  for (const [name, meant] of names) {
    if (name.length < SHORTEST_NAME) continue
    const sound = soundOf(name)
    byEnds.add(name, meant)
    bySound.set(sound, meant)
    if (sound.length >= SHORTEST_SOUND) soundsByEnds.add(sound, meant)
  }
  return (word) => {
    if (word.length < SHORTEST_NAME || known.has(word)) return null
    const sound = soundOf(word)
    return (
      byEnds.nearest(word) ??
      bySound.get(sound) ??
      (sound.length >= SHORTEST_SOUND ? soundsByEnds.nearest(sound) : null)
    )
  }
}

/** Number of letters at each end of a name by which it is listed. One slip leaves those of one end as they are. */
const END_LETTERS = 2

interface Listed<T> {
  at: number
  name: string
  meant: T
}

/** Names by their length and the letters of either end, so that a word is compared with few of them. */
class Ends<T> {
  readonly #lists = new Map<string, Listed<T>[]>()
  #count = 0

  add(name: string, meant: T): void {
    const listed = { at: this.#count, name, meant }
    this.#count += 1
    for (const key of keysOf(name, name.length)) {
      const list = this.#lists.get(key)
      if (list) list.push(listed)
      else this.#lists.set(key, [listed])
    }
  }

  /** The first name at one slip of the pen from a word, those of the word's own length before others. */
  nearest(word: string): T | null {
    for (const length of [word.length, word.length - 1, word.length + 1]) {
      let first: Listed<T> | null = null
      for (const key of keysOf(word, length))
        for (const listed of this.#lists.get(key) ?? []) {
          if (first !== null && listed.at >= first.at) break
          if (nearest(word, [listed.name]) !== null) first = listed
        }
      if (first) return first.meant
    }
    return null
  }
}

const keysOf = (word: string, length: number): readonly [string, string] => [
  `${length}${word.slice(0, END_LETTERS)}`,
  `${word.slice(-END_LETTERS)}${length}`,
]
