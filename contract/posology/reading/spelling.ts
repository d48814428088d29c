/** Existing words that are one letter away from a known one, and are not corrected. */
const OTHER_WORDS = new Set(
  'tipico tipica optica optico partes comido medica medico ayudas rectas liebre mental dental gotero tomada diurno diurna'.split(
    ' ',
  ),
)

/** The only known word at one slip of the pen from `typed`; null when there is none or more than one. */
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
