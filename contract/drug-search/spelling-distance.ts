/**
 * Key of how a word sounds in Mexican Spanish, so that `b`/`v`, `s`/`c`/`z`, `y`/`i`, silent `h` and doubled letters
 * cost nothing when spellings are compared. The word must be normalised.
 */
export function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll(/qu(?=[ei])/g, 'k')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('z', 's')
    .replaceAll(/[vw]/g, 'b')
    .replaceAll(/g(?=[eiy])/g, 'j')
    .replaceAll('y', 'i')
    .replaceAll('h', '')
    .replaceAll(/n(?=[bp])/g, 'm')
    .replaceAll(/(.)\1+/g, '$1')
}

/** Whether two words differ by at most one letter that is added, lost, exchanged, or swapped with its neighbour. */
export function differsByOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left === `${right[1]}${right[0]}`)
}

/** Whether one word is the other with two neighbouring letters swapped. */
export const areLettersSwapped = (a: string, b: string): boolean => {
  if (a.length !== b.length || a === b) return false
  let at = 0
  while (a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

const VOWELS = 'aeiou'
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/**
 * Pairs of letters that are confused when a name is heard. Of the vowels, only those that are formed near each other
 * count.
 */
const HEARD_ALIKE = ['ie', 'ea', 'ao', 'ou', 'bp', 'dt', 'cg', 'gk', 'mn', 'lr', 'fv']

/** Whether two keys are side by side in a row of the keyboard. */
const areNeighbours = (a: string, b: string): boolean =>
  KEYBOARD.some(
    (keys) => keys.includes(a) && keys.includes(b) && Math.abs(keys.indexOf(a) - keys.indexOf(b)) === 1,
  )

/**
 * Whether a word that differs from another by one typing error was likely meant as the other: a letter was added, lost or
 * swapped, or exchanged for one that sounds like it, or for a consonant that is beside it on the keyboard. Any other
 * exchange more likely makes another name: Kenalin is not meant as Ketalin, and Nalixone not as naloxone.
 */
export function isLikelySlip(typed: string, word: string): boolean {
  if (!differsByOneSlip(typed, word)) return false
  if (typed.length !== word.length) return true
  let at = 0
  while (typed[at] === word[at] && at < typed.length) at++
  const [a = '', b = ''] = [typed[at], word[at]]
  if (typed.slice(at + 1) !== word.slice(at + 1)) return true
  if (HEARD_ALIKE.some((pair) => pair.includes(a) && pair.includes(b))) return true
  return !VOWELS.includes(a) && !VOWELS.includes(b) && areNeighbours(a, b)
}

/** Distance of a typed word from a known one: letters to insert, delete, replace, or swap with their neighbour. */
export interface Edits {
  /** Number of edits between the whole typed word and the whole known word; Infinity when it exceeds the limit of the search. */
  whole: number
  /** Number of edits between the typed word and the nearest beginning of the known word, for a word that is still being typed. */
  start: number
}

/** Number of words that are compared in one step, which takes less than a millisecond. */
const STEP = 1000

/**
 * Sorted known words. A search computes common beginnings only once, and skips all words of a beginning that is
 * too far (Levenshtein distance over a trie).
 */
export class WordTree {
  readonly #words: string[]
  /** Number of letters that each word shares with the one before it. */
  readonly #shared: Uint8Array

  private constructor(words: string[], shared: Uint8Array) {
    this.#words = words
    this.#shared = shared
  }

  /**
   * Prepares known words for the search, in short steps between which a browser can handle the user's input.
   * @param words sorted and without duplicates
   */
  static *inSteps(words: string[]): Generator<undefined, WordTree, undefined> {
    const shared = new Uint8Array(words.length)
    for (let i = 1; i < words.length; i++) {
      if (i % STEP === 0) yield
      const [a = '', b = ''] = [words[i - 1], words[i]]
      let letters = 0
      while (letters < a.length && letters < 255 && a[letters] === b[letters]) letters++
      shared[i] = letters
    }
    return new WordTree(words, shared)
  }

  /** Words within `limit` edits of what was typed, by the whole word or by a beginning of it. */
  near(typed: string, limit: number): (Edits & { word: string })[] {
    const found: (Edits & { word: string })[] = []
    const rows = [firstRow(typed)]
    const starts = [typed.length]
    // Number of letters after which the search left the branch of the last word as too far; Infinity when it did not.
    let leftAt = Infinity
    for (let place = 0; place < this.#words.length; place++) {
      const word = this.#words[place] ?? ''
      const shared = this.#shared[place] ?? 0
      if (shared < leftAt) {
        leftAt = Infinity
        for (let depth = shared + 1; depth <= word.length; depth++) {
          const least = fillRow(rows, depth, typed, word)
          starts[depth] = Math.min(starts[depth - 1] ?? Infinity, rows[depth]?.[typed.length] ?? Infinity)
          if (least > limit) {
            leftAt = depth
            break
          }
        }
      }
      const whole = leftAt === Infinity ? (rows[word.length]?.[typed.length] ?? Infinity) : Infinity
      const start = starts[Math.min(leftAt, word.length)] ?? Infinity
      if (whole <= limit || start <= limit)
        found.push({
          word,
          whole: whole <= limit ? whole : Infinity,
          start: start <= limit ? start : Infinity,
        })
    }
    return found
  }
}

function firstRow(typed: string): Uint8Array {
  return Uint8Array.from({ length: typed.length + 1 }, (_, i) => i)
}

/**
 * Computes the number of edits from every beginning of `typed` to the first `depth` letters of `word`.
 * @returns the least of the numbers
 */
function fillRow(rows: Uint8Array[], depth: number, typed: string, word: string): number {
  const above = rows[depth - 1] ?? firstRow(typed)
  const twoAbove = rows[depth - 2]
  const row = (rows[depth] ??= new Uint8Array(typed.length + 1))
  const letter = word.charCodeAt(depth - 1)
  const before = depth > 1 ? word.charCodeAt(depth - 2) : -1
  let least = depth
  row[0] = depth
  for (let i = 1; i <= typed.length; i++) {
    const own = typed.charCodeAt(i - 1)
    let edits = Math.min(
      (above[i] ?? 0) + 1,
      (row[i - 1] ?? 0) + 1,
      (above[i - 1] ?? 0) + Number(own !== letter),
    )
    if (twoAbove !== undefined && i > 1 && own === before && typed.charCodeAt(i - 2) === letter)
      edits = Math.min(edits, (twoAbove[i - 2] ?? 0) + 1)
    row[i] = edits
    if (edits < least) least = edits
  }
  return least
}
