import type { Records } from '../../records.ts'
import { cuesOf, isPlainWord } from '../cues.ts'
import { type IanRefusal, refusalIn } from './refusals.ts'
import { spelledOut, type Token, tokensOf } from '../tokens.ts'

/** Maximum number of words of a patient's name that are compared with a question. */
const LONGEST = 5

/** Pattern of words after which a name follows and not an order: "recetas de Cancela". */
const BEFORE_NAME = /^(?:a|de|del|para|of|for|paciente|patient)$/

/** Whether a word alone is enough to refuse a question: "cancela", "manda", "peso". */
const isOrder = ({ text }: Token): boolean => refusalIn(text) !== null

/** Whether a word has no meaning for the AI assistant, so that it must belong to a name. */
const isOfName = (word: Token): boolean =>
  !isOrder(word) && !isPlainWord(word.text) && cuesOf(word.text).length === 0

/**
 * Finds the reason to refuse a question, after leaving out the names of this doctor's patients: "Cancela Ruiz" is a patient if
 * the doctor has one with that name, but "cancela la receta de Cancela Ruiz" is still an order to cancel.
 */
export async function refusalBesideNames(
  written: string,
  records: Pick<Records, 'nameWords' | 'findPatients'>,
): Promise<IanRefusal | null> {
  const refusal = refusalIn(spelledOut(written))
  // Attempts to change the AI assistant's rules are refused anywhere in the question, even within a name.
  if (refusal === null || refusal === 'instructions' || refusal === 'others') return refusal
  const tokens = tokensOf(written)
  const suspects = [...new Set(tokens.filter(isOrder).map(({ text }) => text))]
  const ofPeople = suspects.length > 0 ? await records.nameWords(suspects) : new Set<string>()
  if (ofPeople.size === 0) return refusal
  let rest = written.normalize('NFC')
  for (let at = 0; at < tokens.length; at += 1) {
    const length = await lengthOfName(tokens, at, { ofPeople, text: rest, records })
    const [first, last] = [tokens[at], tokens[at + length - 1]]
    if (length === 0 || !first || !last) continue
    rest = rest.slice(0, first.start) + '·'.repeat(last.end - first.start) + rest.slice(last.end)
    at += length - 1
  }
  return refusalIn(spelledOut(rest))
}

interface Search {
  /** Words of patients' names that would order an action if they were not names. */
  ofPeople: ReadonlySet<string>
  text: string
  records: Pick<Records, 'findPatients'>
}

/** Number of words, from a position on, that are one patient's name and contain an order; 0 if there is no such name. */
async function lengthOfName(
  tokens: readonly Token[],
  at: number,
  { ofPeople, text, records }: Search,
): Promise<number> {
  for (let length = LONGEST; length >= 2; length -= 1) {
    const run = tokens.slice(at, at + length)
    const isWhole = run.length === length && run.every((word, i) => isJoined(run[i - 1], word, text))
    if (!isWhole || !run.some(isOfName) || !run.some((word) => ofPeople.has(word.text))) continue
    if (await isNameOfOne(run, records)) return length
  }
  const [before, word] = [tokens[at - 1], tokens[at]]
  if (!before || !word || !ofPeople.has(word.text) || !BEFORE_NAME.test(before.text)) return 0
  // "Vamos a cobrar" is an order, even if a patient is called Cobrar.
  return isJoined(before, word, text) && !word.text.endsWith('r') ? 1 : 0
}

/** Whether two words are separated by spaces only: "Ruiz, cancela" is a name followed by an order. */
const isJoined = (before: Token | undefined, word: Token, text: string): boolean =>
  before === undefined || text.slice(before.end, word.start).trim() === ''

/** Whether the name of one patient contains all the given words, each as often as it is written. */
async function isNameOfOne(run: readonly Token[], records: Pick<Records, 'findPatients'>): Promise<boolean> {
  const found = await records.findPatients(run.map(({ text }) => text).join(' '))
  return found.some(({ name }) => {
    const own = tokensOf(name).map(({ text }) => text)
    return run.every(({ text }) => {
      const place = own.indexOf(text)
      if (place >= 0) own.splice(place, 1)
      return place >= 0
    })
  })
}
