/**
 * How a word sounds to a Mexican ear, so that `b`/`v`, `s`/`c`/`z`, `y`/`i`, silent `h` and doubled letters
 * cost nothing when spellings are compared. Takes normalised words.
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

/** A set of letters as bits: a candidate that lacks more letters than `limit` needs no comparison. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 31)
  return bits
}

/** Number of letters of `a` that `b` lacks. */
export function lacking(a: number, b: number): number {
  let bits = a & ~b
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count++
  return count
}

const WIDEST = 64
let before = new Uint8Array(WIDEST + 1)
let row = new Uint8Array(WIDEST + 1)
let next = new Uint8Array(WIDEST + 1)

/**
 * Edits (insert, delete, replace, swap neighbours) from `typed` to the whole of `word`, and to the beginning
 * of `word` that is nearest, for words that are still being typed. Infinity beyond `limit`.
 */
export function editsTo(typed: string, word: string, limit: number): { whole: number; start: number } {
  const far = { whole: Infinity, start: Infinity }
  const width = word.length
  if (width > WIDEST || typed.length > WIDEST || typed.length - width > limit) return far
  for (let j = 0; j <= width; j++) row[j] = j
  for (let i = 1; i <= typed.length; i++) {
    const letter = typed.charCodeAt(i - 1)
    next[0] = i
    let least = i
    for (let j = 1; j <= width; j++) {
      const other = word.charCodeAt(j - 1)
      let edits = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + Number(letter !== other),
      )
      const swapped = i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === other
      if (swapped) edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      next[j] = edits
      if (edits < least) least = edits
    }
    if (least > limit) return far
    ;[before, row, next] = [row, next, before]
  }
  const whole = row[width] ?? Infinity
  let start = whole
  for (let j = 0; j < width; j++) start = Math.min(start, row[j] ?? Infinity)
  return { whole: whole > limit ? Infinity : whole, start: start > limit ? Infinity : start }
}
