import { normalize } from '#contract/values/normalize.ts'

/** The text typed into the search for medicines, in two parts: the words of the drug, and the instructions after them. */
export interface TypedLine {
  drug: string
  instructions: string
}

/**
 * Largest number that is read as the number taken, as in "2 tab": a larger one is a strength, as in "500 tab", unless a frequency
 * follows the unit.
 */
const MOST_TAKEN = 4

const FREQUENCY = /^(?:(?:c|cada)\/?\d.*|c\/.*|cada|diari[oa]|prn|sos|\d+(?:-\d+){2,3}|\d+x\d+(?:x\d+)?)$/u
const COUNT = /^(?:\d+(?:[.,/]\d+)?|[½¼¾]|una?|medi[oa]|dos|tres)$/u
const UNIT =
  /^(?:tabs?|tabletas?|comp?|comprimidos?|past|pastillas?|caps?|capsulas?|grag|grageas?|perlas?|gotas?|gts|cditas?|cucharaditas?|cdas?|cucharadas?|medidas?|sobres?|amp|ampolletas?|disparos?|disp|puffs?|inh|inhalacion(?:es)?|parches?|ovulos?|sup|supositorios?|aplicacion(?:es)?|ml|g|mg|mcg|ui|u)$/u
const WEIGHED = /^(?:ml|g|mg|mcg|ui|u)$/u
const GLUED = /^(\d+(?:[.,]\d+)?)([a-z]+)$/u

const valueOf = (count: string): number => {
  if (count.includes('/')) return 0.5
  const value = Number(count.replace(',', '.'))
  return Number.isNaN(value) ? 1 : value
}

const isFrequency = (word: string | undefined): boolean => word !== undefined && FREQUENCY.test(word)

/** Whether the instructions of a typed line begin at the word with this index. */
function startsAt(words: readonly string[], at: number): boolean {
  const [word = '', next, after] = words.slice(at, at + 3)
  if (isFrequency(word)) return true
  const glued = GLUED.exec(word)
  const count = glued?.[1] ?? word
  const unit = glued ? glued[2] : next
  const follows = glued ? next : after
  if (!COUNT.test(count)) return false
  if (!glued && isFrequency(next)) return valueOf(count) <= MOST_TAKEN
  if (unit === undefined || !UNIT.test(unit)) return false
  if (WEIGHED.test(unit)) return isFrequency(follows)
  return valueOf(count) <= MOST_TAKEN || isFrequency(follows)
}

/**
 * Splits "parac 500 1 tab c/8h x 3d" where the instructions begin. A strength directly before the frequency, as in
 * "parac 500 mg c/8h", is the dose and is searched as well.
 */
export function splitLine(text: string): TypedLine {
  const pieces = [...text.matchAll(/\S+/gu)]
  const words = pieces.map(([word]) => normalize(word))
  const at = words.findIndex((_, one) => one > 0 && startsAt(words, one))
  const begin = pieces[at]?.index
  if (begin === undefined) return { drug: text, instructions: '' }
  const instructions = text.slice(begin).trim()
  const weight = /^\d+(?:[.,]\d+)? ?(?:mg|g|mcg|ui|u)(?= )/iu.exec(instructions)?.[0]
  return { drug: text.slice(0, begin).trim() + (weight ? ` ${weight}` : ''), instructions }
}
