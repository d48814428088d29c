import { complain, current, type Reader } from '../draft.ts'
import { plain } from '../words.ts'
import type { Clause } from './clause.ts'
import type { Lexeme } from './lexemes.ts'
import { PART_OF_DAY } from '../step.ts'

/**
 * Whether advice may change the treatment: it has a number, or is "no tomar domingos", or a "no dar" or
 * "suspender" alone.
 */
function isOfTheDose(reader: Reader, words: readonly Lexeme[]): boolean {
  if (words.some(({ kind }) => kind === 'number')) return true
  const [first] = words
  const head = first === undefined ? '' : plain(reader.text.slice(first.start, first.end))
  if (!/^(?:no |dejar|suspend|evit|absten)/.test(head)) return false
  // Driving is no part of the dose.
  if (first?.value === 'no conducir' && words.length === 1) return false
  if (words.length === 1) return !head.startsWith('suspend') || current(reader).duration === null
  return words.some(
    ({ kind, value }) => KIND_OF_TIMES.test(kind) || (kind === 'when' && PART_OF_DAY.test(value)),
  )
}

const KIND_OF_TIMES = /^(?:day|time|each|per|regularly|times|doses|unit|next|half)$/

/** A remark within the sentence begins with a small letter: "…, suspender si presenta ronchas". */
const asRemark = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

/** Reads advice up to the end of its sentence, and stores it as a note in the doctor's words. */
export const readRemark: Clause = (reader, i) => {
  const { lexemes } = reader
  let end = i + 1
  while (end < lexemes.length && lexemes[end]?.kind !== 'stop' && lexemes[end]?.kind !== 'close') end++
  const words = lexemes.slice(i, end)
  const first = words[0] as Lexeme
  const last = words.at(-1) as Lexeme
  if (isOfTheDose(reader, words)) complain(reader, 'not-understood', i, end)
  else current(reader).notes.push(asRemark(reader.text.slice(first.start, last.end)))
  return end
}
