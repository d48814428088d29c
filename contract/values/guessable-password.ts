/**
 * Minimum number of letters of a word. A password that contains words of the person or of the
 * product needs as many letters beside them.
 */
const SHORTEST_WORD = 4

/** How many entries of a list of leaked passwords are used, the most common first (assurance.md 6.2.4). */
export const LISTED_AT_MOST = 10_000

/** Words that an attacker of this product tries first, besides the brand and the address (assurance.md 6.1.2). */
const OUR_WORDS = ['receta', 'recetas', 'recetario', 'medico', 'medica', 'doctor', 'doctora', 'contrasena']

export type PasswordFault = 'password-common' | 'password-own-words'

/**
 * Refuses passwords that attackers try first: listed ones, also with digits and signs around them or repeated;
 * sequences such as 123456789012; and passwords made only of the person's and the product's own words. There is no
 * rule on which characters a password must have (NIST SP 800-63B). The server decides by this function; the
 * browser shows its result while the password is typed.
 * @param own texts whose words are not enough alone: the address, the brand
 * @param listed the most used of leaked passwords
 * @returns key of the sentence that refuses the password; undefined when the password may be used
 */
export function guessableFault(
  password: string,
  own: readonly string[],
  listed: ReadonlySet<string>,
): PasswordFault | undefined {
  const text = plain(password)
  const core = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  if ([text, core, unit(text), unit(core)].some((one) => listed.has(one)) || isRow(text)) {
    return 'password-common'
  }
  if (unit(text).length < SHORTEST_WORD) return 'password-common'
  const words = ownWords(own)
  const hasOwn = words.some((word) => text.includes(word))
  return hasOwn && withoutWords(text, words).length < SHORTEST_WORD ? 'password-own-words' : undefined
}

/** Text in lower case without accents, which guessing programs try too. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The shortest part whose repetition is the whole text: `abc` of `abcabcabc`, else the text itself. */
const unit = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text

/**
 * Whether each character follows the one before by the same step, or is equal: `abcdef`, `987654`, `890123`,
 * `aaaaaa`.
 */
function isRow(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, i) => code - (codes[i] ?? 0)))
  if (/^\d+$/.test(text)) return new Set([...steps].map((step) => (step + 10) % 10)).size === 1
  const [step = 2] = steps
  return steps.size === 1 && Math.abs(step) <= 1
}

function ownWords(texts: readonly string[]): string[] {
  const words = [...plain(texts.join(' ')).split(/[^a-z]+/), ...OUR_WORDS]
  return words.filter((word) => word.length >= SHORTEST_WORD).toSorted((a, b) => b.length - a.length)
}

/**
 * Letters, also of other alphabets, that are left of a password when the known words, digits and punctuation are removed.
 */
const withoutWords = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ' '), text).replace(/[\s\d\p{P}\p{S}]+/gu, '')
