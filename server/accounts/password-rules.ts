import { dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '#contract/problem.ts'

/** The most used of the words in the list of leaked passwords of zxcvbn-ts, most used first. */
const LISTED_AT_MOST = 10_000

/** What somebody who guesses here tries first, besides the brand and the address (assurance.md 6.1.2). */
const OUR_WORDS = ['receta', 'recetas', 'recetario', 'medico', 'medica', 'doctor', 'doctora', 'contrasena']

const SHORTEST_WORD = 4

let listed: ReadonlySet<string> | undefined
const isListed = (text: string): boolean => {
  listed ??= new Set(dictionary['passwords-common'].slice(0, LISTED_AT_MOST).map(String))
  return listed.has(text)
}

export interface PasswordContext {
  email: string
  brandName: string
}

/**
 * Refuses passwords that are guessed first: listed ones, also with digits and signs around them or repeated, rows such as
 * 123456789012, and those made of nothing but the person's and our own words. No rule on which signs it must have
 * (NIST SP 800-63B).
 * @returns key of the sentence, undefined when it may be used
 */
export function passwordFault(
  password: string,
  context: PasswordContext,
): 'password-common' | 'password-own-words' | undefined {
  const text = plain(password)
  const core = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  if (isListed(text) || isListed(core) || isListed(unit(text)) || isListed(unit(core)) || isRow(text)) {
    return 'password-common'
  }
  if (unit(text).length < SHORTEST_WORD) return 'password-common'
  const words = ownWords(context)
  const hasOwn = words.some((word) => text.includes(word))
  return hasOwn && withoutWords(text, words).length < SHORTEST_WORD ? 'password-own-words' : undefined
}

/** @throws Problem `invalid-input` under `field` */
export function refuseGuessable(password: string, field: string, context: PasswordContext): void {
  const fault = passwordFault(password, context)
  if (fault) throw new Problem('invalid-input', { fields: { [field]: [fault] } })
}

/** Lower case without accents: what guessing programs try too. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The part whose repetition is the whole: `abc` of `abcabcabc`, else the text itself. */
const unit = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text

/** Each sign follows the one before by the same step, or is the same: `abcdef`, `987654`, `890123`, `aaaaaa`. */
function isRow(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, i) => code - (codes[i] ?? 0)))
  if (/^\d+$/.test(text)) return new Set([...steps].map((step) => (step + 10) % 10)).size === 1
  const [step = 2] = steps
  return steps.size === 1 && Math.abs(step) <= 1
}

function ownWords({ email, brandName }: PasswordContext): string[] {
  const words = [...plain(`${email} ${brandName}`).split(/[^a-z]+/), ...OUR_WORDS]
  return words.filter((word) => word.length >= SHORTEST_WORD).toSorted((a, b) => b.length - a.length)
}

/** The letters and signs of other alphabets that are left when the words, digits and punctuation are gone. */
const withoutWords = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ' '), text).replace(/[\s\d\p{P}\p{S}]+/gu, '')
