import { differsByOneSlip, soundOf } from '#contract/drug-search/spelling-distance.ts'
import type { IanContext } from '#contract/ian/ian.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { Records, SeenPatient } from '../records.ts'
import type { ReadQuestion, ReadWord } from './words-of-question.ts'

/** Result of searching the patient whom a question means. */
export type MeantPatient =
  | { kind: 'one'; patient: SeenPatient; isSpelt: boolean; used: ReadonlySet<ReadWord> }
  | { kind: 'several'; patients: SeenPatient[] }
  /** Result when no patient has the name in the question, but some patients have a similar name. */
  | { kind: 'similar'; patients: SeenPatient[]; run: readonly ReadWord[] }
  /** Result when words of the question look like a name, but no patient has it. */
  | { kind: 'nobody'; run: readonly ReadWord[] }
  /** Result when the patient of the last question is meant, and the doctor has no patient with that uid. */
  | { kind: 'unknown' }
  | { kind: 'none' }

/** Pattern of words after which a patient is named. */
const BEFORE_PATIENT = /^(?:a|al|de|del|para|of|for|to|paciente|patient|con|with)$/
const PRONOUN =
  /\b(?:le|sus?|ella|ello?s?|her|his|him|their|suyas?|(?:prepara|receta|prescribe|haz|escribe|arma)le)\b/

/**
 * Sequences of words that may be a patient's name, in the order of the question. Across a punctuation mark, only words that
 * occur in patients' names belong together: "Ñáñez, Ramón" is a name, but "tel." does not belong to it in "Ramón Ñáñez, tel.
 * 55".
 */
export function nameRuns({ words, written }: ReadQuestion): ReadWord[][] {
  const runs: ReadWord[][] = []
  let open: ReadWord[] = []
  const isApart = (word: ReadWord): boolean => {
    const last = open.at(-1)
    if (!last || (last.kind === 'name' && word.kind === 'name')) return false
    return /[^\s'’-]/u.test(written.slice(last.end, word.start))
  }
  for (const [at, word] of words.entries()) {
    const isName = word.kind === 'name' || (word.kind === 'unknown' && !isPastVerb(words[at - 1], word))
    const joins = open.length > 0 && /^(?:de|del|la|las|los|y)$/.test(word.text)
    if (isName && isApart(word)) {
      runs.push(open)
      open = [word]
    } else if (isName) open.push(word)
    else if (joins && words[at + 1]?.kind === 'name' && words[at - 1]?.kind === 'name' && word.text !== 'y')
      continue
    else {
      if (open.length > 0) runs.push(open)
      open = []
    }
  }
  if (open.length > 0) runs.push(open)
  return runs
}

/** Whether an unknown word is a verb in the past tense, as in "recetas que reenvié", and not a misspelt name. */
const isPastVerb = (before: ReadWord | undefined, { text }: ReadWord): boolean =>
  /^(?:que|yo)$/.test(before?.text ?? '') && /[ei]$/.test(text)

/** Finds the patient whom a question names, or means by a pronoun. */
export async function meantPatient(
  question: ReadQuestion,
  runs: readonly ReadWord[][],
  { records, context, isStrict }: { records: Records; context: IanContext; isStrict: boolean },
): Promise<MeantPatient> {
  const known = context.patient === '' ? undefined : await records.patient(context.patient)
  const isUnknown = context.patient !== '' && !known
  if (context.chosen && isUnknown) return { kind: 'unknown' }
  if (context.chosen && known)
    return { kind: 'one', patient: known, isSpelt: false, used: new Set(runs.flat()) }
  let nobody: MeantPatient | undefined
  for (const run of runs) {
    const text = run.map((word) => word.text)
    const exact = await records.findPatients(text.join(' '))
    const found = exact.length > 0 ? exact : await records.similarPatients(text)
    const [first] = found
    const isExact = exact.length > 0
    if (first && found.length === 1 && (isExact || isOneSlip(text, first.name)))
      return { kind: 'one', patient: first, isSpelt: !isExact, used: new Set(run) }
    if (first)
      return isExact ? { kind: 'several', patients: found } : { kind: 'similar', patients: found, run }
    if (isStrict && isAfterPreposition(question, run)) nobody ??= { kind: 'nobody', run }
  }
  if (nobody) return nobody
  if (isUnknown && PRONOUN.test(question.text)) return { kind: 'unknown' }
  if (known && PRONOUN.test(question.text))
    return { kind: 'one', patient: known, isSpelt: false, used: new Set() }
  return { kind: 'none' }
}

/**
 * Whether each word sounds like a word of a patient's name with at most one difference, and begins with the same letter. Two
 * differences, another first letter, or "o" for "a" at the end make another name: Fernández is not Hernández, and Lucio is not
 * Lucía.
 */
export function isOneSlip(words: readonly string[], name: string): boolean {
  const known = normalize(name).split(' ')
  return words.map(normalize).every((word) =>
    known.some((own) => {
      const [written, meant] = [soundOf(word), soundOf(own)]
      return written[0] === meant[0] && differsByOneSlip(written, meant) && !isOtherGender(word, own)
    }),
  )
}

const isOtherGender = (word: string, own: string): boolean =>
  word.slice(0, -1) === own.slice(0, -1) && /^(?:oa|ao)$/.test(`${word.slice(-1)}${own.slice(-1)}`)

function isAfterPreposition({ words }: ReadQuestion, run: readonly ReadWord[]): boolean {
  const at = words.findIndex((word) => word === run[0])
  const before = words[at - 1]
  return before !== undefined && (BEFORE_PATIENT.test(before.text) || before.cues.includes('person'))
}
