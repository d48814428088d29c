import { normalize } from '#contract/values/normalize.ts'
import type { Records } from '../records.ts'
import { type Cue, CUE_WORDS, cuesOf, isPlainWord } from './cues.ts'
import { nearWord } from './near-word.ts'
import { type FoundPeriod, periodIn } from './period.ts'
import { type Token, tokensOf } from './tokens.ts'

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

/** Reads a question into words, each with what it is: of a drug, of a patient's name, of a period, or a cue. */
export async function readQuestion(
  written: string,
  { records, names, today }: { records: Pick<Records, 'findPatients'>; names: DrugNames; today: string },
): Promise<ReadQuestion> {
  const tokens = tokensOf(written)
  const period = periodIn(tokens, today)
  const inCatalogue = mentionsIn(tokens, names, period?.used ?? new Set())
  const mentions = await withoutPeople(inCatalogue, tokens, records)
  const ofDrug = new Set(
    mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  )
  const words: ReadWord[] = []
  for (const [at, token] of tokens.entries()) {
    const known = kindOf(token, { isPeriod: period?.used.has(at) ?? false, isDrug: ofDrug.has(at) })
    words.push({ ...token, ...(known ?? (await kindOfOther(token, records))) })
  }
  return { written, text: normalize(written), words, mentions: mentions.filter(isUsed(words)), period }
}

const isUsed =
  (words: readonly ReadWord[]) =>
  ({ from }: Mention): boolean =>
    words[from]?.kind === 'drug'

function kindOf(
  { text }: Token,
  { isPeriod, isDrug }: { isPeriod: boolean; isDrug: boolean },
): Pick<ReadWord, 'kind' | 'cues'> | null {
  const cues = cuesOf(text)
  if (isPeriod) return { kind: 'period', cues: [] }
  if (isDrug) return { kind: 'drug', cues: [] }
  if (cues.length > 0) return { kind: 'cue', cues }
  if (isPlainWord(text) || text.length === 1)
    return { kind: /^\d$/.test(text) ? 'number' : 'plain', cues: [] }
  return /^\d/.test(text) ? { kind: 'number', cues: [] } : null
}

/** A word that is no known one: a word of a patient's name, or a cue with wrong letters. */
async function kindOfOther(
  { text }: Token,
  records: Pick<Records, 'findPatients'>,
): Promise<Pick<ReadWord, 'kind' | 'cues'>> {
  if (isNameOf(await records.findPatients(text), text)) return { kind: 'name', cues: [] }
  const near = nearWord(text, CUE_WORDS, haveSameCue)
  return near === undefined ? { kind: 'unknown', cues: [] } : { kind: 'cue', cues: cuesOf(near) }
}

/** Leaves out brands that are a word of a patient's name and stand where a patient does: "recetas de Diana". */
async function withoutPeople(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  records: Pick<Records, 'findPatients'>,
): Promise<Mention[]> {
  const kept = await Promise.all(
    mentions.map(async ({ isBrand, from, to }) => {
      const word = tokens[from]?.text ?? ''
      if (!isBrand || to - from > 1) return true
      return !isNameOf(await records.findPatients(word), word)
    }),
  )
  return mentions.filter((_, at) => kept[at])
}

const isNameOf = (people: readonly { name: string }[], word: string): boolean =>
  people.some(({ name }) =>
    normalize(name)
      .split(/[^\p{L}\p{N}]+/u)
      .includes(word),
  )

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
