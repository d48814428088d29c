import type { Records } from '../records.ts'
import { type Cue, CUE_WORDS, cuesOf, isPlainWord } from './cues.ts'
import type { DayPeriod } from './days.ts'
import { nearWord } from './near-word.ts'
import { type FoundPeriod, misspeltMonth, periodIn } from './period.ts'
import { spelledOut, type Token, tokensOf } from './tokens.ts'

/** Names of drugs from the safety rules. */
export interface DrugNames {
  /** Keys of ingredients by their normalised names. A brand has itself as its key. */
  names: ReadonlyMap<string, string>
  /** Printed names of ingredients, by key. */
  printed: ReadonlyMap<string, string>
}

export type WordKind = 'plain' | 'cue' | 'period' | 'drug' | 'name' | 'number' | 'unknown'

export interface ReadWord extends Token {
  kind: WordKind
  cues: readonly Cue[]
}

/** A drug that a question names: the positions of its words, and its name in the safety rules. */
export interface Mention {
  name: string
  isBrand: boolean
  /** Whether only the beginning of the drug's name is written. */
  isShort?: boolean
  from: number
  to: number
}

export interface ReadQuestion {
  written: string
  /** The question in normalised spelling. */
  text: string
  words: ReadWord[]
  mentions: Mention[]
  period: FoundPeriod | null
}

const LONGEST_NAME = 4

interface Reading {
  records: Pick<Records, 'nameWords'>
  names: DrugNames
  today: string
  /** Period of the AI assistant's last answer, from which expressions such as "el mes anterior" are counted. */
  before?: DayPeriod | null
}

/**
 * Splits a question into words, and finds for each whether it belongs to a drug, to a patient's name or to a period, or tells
 * what is asked for.
 */
export async function readQuestion(
  written: string,
  { records, names, today, before = null }: Reading,
): Promise<ReadQuestion> {
  const tokens = tokensOf(written)
  const months = tokens.map(({ text }) => text).filter((text) => misspeltMonth(text) !== undefined)
  // "Mario" resembles "marzo". A word that occurs in a patient's name is not taken for a misspelt month.
  const people = months.length > 0 ? await records.nameWords(months) : new Set<string>()
  const dated = tokens.map((token) => (people.has(token.text) ? { ...token, text: '' } : token))
  const period = periodIn(dated, { today, before })
  const used = period?.used ?? new Set<number>()
  const inCatalogue = mentionsIn(tokens, names, used)
  const isTaken = (at: number): boolean =>
    used.has(at) || inCatalogue.some(({ from, to }) => at >= from && at < to)
  const unread = tokens.filter((token, at) => !isTaken(at) && kindOf(token) === null)
  const brands = inCatalogue.filter(isOneBrand).map(({ from }) => tokens[from]?.text ?? '')
  const ofPeople = await records.nameWords([...new Set([...unread.map(({ text }) => text), ...brands])])
  // In "recetas de Diana", the brand "Diana" is taken for the patient, because it occurs in a patient's name.
  const mentions = inCatalogue.filter(
    (one) => !isOneBrand(one) || !ofPeople.has(tokens[one.from]?.text ?? ''),
  )
  const words = tokens.map((token, at): ReadWord => {
    if (used.has(at)) return { ...token, kind: 'period', cues: [] }
    if (mentions.some(({ from, to }) => at >= from && at < to)) return { ...token, kind: 'drug', cues: [] }
    return { ...token, ...(kindOf(token) ?? kindOfOther(token, ofPeople)) }
  })
  return { written, text: spelledOut(written), words, mentions, period }
}

const isOneBrand = ({ isBrand, from, to }: Mention): boolean => isBrand && to - from === 1

/** Kind of a word of the question, regardless of the words around it; null for a word that may be a name. */
function kindOf({ text }: Token): Pick<ReadWord, 'kind' | 'cues'> | null {
  const cues = cuesOf(text)
  if (cues.length > 0) return { kind: 'cue', cues }
  if (isPlainWord(text) || text.length === 1)
    return { kind: /^\d$/.test(text) ? 'number' : 'plain', cues: [] }
  return /^(?:c\/)?\d/.test(text) ? { kind: 'number', cues: [] } : null
}

/** Kind of a word that is not known: it may occur in a patient's name, or be a misspelt word of `CUES`. */
function kindOfOther({ text }: Token, ofPeople: ReadonlySet<string>): Pick<ReadWord, 'kind' | 'cues'> {
  if (ofPeople.has(text)) return { kind: 'name', cues: [] }
  const near = nearWord(text, CUE_WORDS, haveSameCue)
  return near === undefined ? { kind: 'unknown', cues: [] } : { kind: 'cue', cues: cuesOf(near) }
}

const haveSameCue = (a: string, b: string): boolean => cuesOf(a).some((cue) => cuesOf(b).includes(cue))

/** Finds the drugs whose whole name is written in the question. Longer names are tried first. */
function mentionsIn(
  tokens: readonly Token[],
  { names, printed }: DrugNames,
  used: ReadonlySet<number>,
): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(LONGEST_NAME, tokens.length - at); length >= 1; length -= 1) {
      const text = tokens
        .slice(at, at + length)
        .map((token) => token.text)
        .join(' ')
      const isTaken = Array.from({ length }, (_, i) => at + i).some((place) => used.has(place))
      const isWord = length === 1 && (isPlainWord(text) || cuesOf(text).length > 0 || text.length < 4)
      const key = isTaken || isWord || /^\d/.test(text) ? undefined : names.get(text)
      if (key === undefined) continue
      found.push({ name: printed.get(key) ?? text, isBrand: !printed.has(key), from: at, to: at + length })
      at += length - 1
      break
    }
  }
  return found
}

export const hasCue = ({ words }: ReadQuestion, ...cues: Cue[]): boolean =>
  words.some((word) => word.cues.some((cue) => cues.includes(cue)))
