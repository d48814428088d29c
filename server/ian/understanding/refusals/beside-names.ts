import type { Records } from '../../records.ts'
import { cuesOf, isPlainWord } from '../cues.ts'
import { type IanRefusal, refusalIn } from './refusals.ts'
import { spelledOut, type Token, tokensOf } from '../tokens.ts'

/** Maximum number of words of a name that are compared with a question. */
const LONGEST = 5

/** Words after which a name stands and no order: "recetas de Cancela". */
const BEFORE_NAME = /^(?:a|de|del|para|of|for|paciente|patient)$/

/** A word by which a question is refused, though no other word helps: "cancela", "manda", "peso". */
const isOrder = ({ text }: Token): boolean => refusalIn(text) !== null

/** A word that only a name explains. */
const isOfName = (word: Token): boolean =>
  !isOrder(word) && !isPlainWord(word.text) && cuesOf(word.text).length === 0

/**
 * Why a question is refused, read without the names of this doctor's patients: "Cancela Ruiz" is a patient where the
 * doctor has one of that name, and "cancela la receta de Cancela Ruiz" is still an order to cancel.
 */
export async function refusalBesideNames(
  written: string,
  records: Pick<Records, 'nameWords' | 'findPatients'>,
): Promise<IanRefusal | null> {
  const refusal = refusalIn(spelledOut(written))
  // Attempts to change the assistant's rules are refused wherever they stand, names included.
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
  /** Words of patients' names that alone would be an order. */
  ofPeople: ReadonlySet<string>
  text: string
  records: Pick<Records, 'findPatients'>
}

/** Number of words from a place that are the name of one patient and contain an order; 0 where there is no such name. */
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
  // "Vamos a cobrar" is an order, whoever has such a name.
  return isJoined(before, word, text) && !word.text.endsWith('r') ? 1 : 0
}

/** Whether only spaces stand between two words: "Ruiz, cancela" is a name and an order. */
const isJoined = (before: Token | undefined, word: Token, text: string): boolean =>
  before === undefined || text.slice(before.end, word.start).trim() === ''

/** Whether one patient's name has all the words, each as often as they are written. */
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
