import { normalize } from '../../values/normalize.ts'

/** A word of a text, with the readings under which the word is looked up, and with its place in the text. */
export interface NameToken {
  /** Normalised letters; a word with digits in it has one reading for each letter that a digit may stand for. */
  readings: readonly string[]
  /** Whether the word was written with digits, signs or foreign letters in the place of letters. */
  isDisguised: boolean
  from: number
  to: number
}

/** Letters that a digit or a sign is written for: "M0rfina", "Alpraz0lam", "cl0n4zepam". */
const LETTERS_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
}

/** Cyrillic and Greek letters. Each looks like the Latin letter at the same position of the text in `LOOKS_LIKE`. */
const FOREIGN = 'аеорсхуіјѕкмтвнαοερικτν'
const LOOKS_LIKE = new Map(
  Array.from(FOREIGN, (letter, at) => [letter, 'aeopcxyijskmtbnaoepiktv'.charAt(at)] as const),
)

/** A run of letters, digits and signs in which digits stand among letters, or before at least four of them. */
const MIXED = /[\p{L}][\d@$]+\p{L}|^[\d@$]\p{L}{4}/u

/** The words of a text; numbers are left out, and "Clonazepam2mg" has two. */
export function nameTokens(text: string): NameToken[] {
  const tokens: NameToken[] = []
  for (const run of text.matchAll(/[\p{L}\p{M}\p{N}@$]+/gu)) {
    const [written] = run
    const isMixed = MIXED.test(written)
    if (isMixed)
      tokens.push({
        readings: readingsOf(inPlainLetters(written)),
        isDisguised: true,
        from: run.index,
        to: run.index + written.length,
      })
    for (const word of written.matchAll(/[\p{L}\p{M}]+/gu)) {
      const from = run.index + word.index
      const normal = normalize(word[0])
      const latin = inLatinLetters(word[0])
      tokens.push({ readings: [latin], isDisguised: latin !== normal, from, to: from + word[0].length })
    }
  }
  return tokens
}

/** Normalised text in which full-width and bold letters are the ordinary ones: "Ｃｌｏｎａｚｅｐａｍ". */
const inPlainLetters = (written: string): string => normalize(written.normalize('NFKC'))

/** Normalised text in which foreign letters are the Latin ones that look like them: "Аnа" with a Cyrillic "А". */
export const inLatinLetters = (written: string): string =>
  Array.from(inPlainLetters(written), (letter) => LOOKS_LIKE.get(letter) ?? letter).join('')

/** Words that a run of letters and digits, such as "M0rfina", may mean; at most eight. */
function readingsOf(written: string): string[] {
  let readings = ['']
  for (const sign of written) {
    const letters = LETTERS_OF[sign] ?? LOOKS_LIKE.get(sign) ?? sign
    readings = readings.flatMap((read) => Array.from(letters, (letter) => read + letter)).slice(0, 8)
  }
  return readings
}
