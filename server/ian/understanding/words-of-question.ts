import type { Records } from '../records.ts'
import { type Cue, CUE_WORDS, cuesOf, isPlainWord } from './cues.ts'
import type { DayPeriod } from './days.ts'
import { nearWord } from './near-word.ts'
import { type FoundPeriod, misspeltMonth, periodIn } from './period.ts'
import { spelledOut, type Token, tokensOf } from './tokens.ts'

/** Names of drugs, as the safety rules know them. */
export interface DrugNames {
  /** Normalised name of an ingredient to its key, and of a brand to itself. */
  names: ReadonlyMap<string, string>
  /** Name of an ingredient as printed, by key. */
  printed: ReadonlyMap<string, string>
}

export type WordKind = 'plain' | 'cue' | 'period' | 'drug' | 'name' | 'number' | 'unknown'

export interface ReadWord extends Token {
  kind: WordKind
  cues: readonly Cue[]
}

/** A drug that a question names: the words, and the name by which the rules know it. */
export interface Mention {
  name: string
  isBrand: boolean
  /** Whether only the beginning of the name is written. */
  isShort?: boolean
  from: number
  to: number
}

export interface ReadQuestion {
  written: string
  /** The question in comparable spelling. */
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
  /** Period of the last answer, from which "el mes anterior" is counted. */
  before?: DayPeriod | null
}

/** Reads a question into words, each with what it is: of a drug, of a patient's name, of a period, or a cue. */
export async function readQuestion(
  written: string,
  { records, names, today, before = null }: Reading,
): Promise<ReadQuestion> {
  const tokens = tokensOf(written)
  const months = tokens.map(({ text }) => text).filter((text) => misspeltMonth(text) !== undefined)
  // "Mario" is like "marzo": a word of a patient's name is no misspelt month.
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
  // A brand that is a word of a patient's name is taken for the patient: "recetas de Diana".
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

/** Kind of a word by itself; null for one that may be a name. */
function kindOf({ text }: Token): Pick<ReadWord, 'kind' | 'cues'> | null {
  const cues = cuesOf(text)
  if (cues.length > 0) return { kind: 'cue', cues }
  if (isPlainWord(text) || text.length === 1)
    return { kind: /^\d$/.test(text) ? 'number' : 'plain', cues: [] }
  return /^(?:c\/)?\d/.test(text) ? { kind: 'number', cues: [] } : null
}

/** A word that is no known one: a word of a patient's name, or a cue with wrong letters. */
function kindOfOther({ text }: Token, ofPeople: ReadonlySet<string>): Pick<ReadWord, 'kind' | 'cues'> {
  if (ofPeople.has(text)) return { kind: 'name', cues: [] }
  const near = nearWord(text, CUE_WORDS, haveSameCue)
  return near === undefined ? { kind: 'unknown', cues: [] } : { kind: 'cue', cues: cuesOf(near) }
}

const haveSameCue = (a: string, b: string): boolean => cuesOf(a).some((cue) => cuesOf(b).includes(cue))

/** Drugs whose whole name is written, the longest names first. */
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
