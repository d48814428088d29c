import { distance } from 'fastest-levenshtein'
import type { CodedDiagnosis } from '#knowledge/diagnoses/load.ts'
import { normalize } from '#contract/values/normalize.ts'

export type FindDiagnoses = (query: string, limit: number) => CodedDiagnosis[]

interface Entry {
  diagnosis: CodedDiagnosis
  code: string
  /** Words of the name, and of every synonym. */
  name: string[]
  synonyms: string[][]
}

/** A word this long may hold one slip of the keyboard. */
const FORGIVING_LENGTH = 6

/**
 * Every word of the query must begin a word of the name, or of one synonym; codes are found by their beginning. Names
 * come before synonyms, shorter before longer. Only when nothing is found are slips of one letter forgiven.
 */
export function createDiagnosisSearch(diagnoses: readonly CodedDiagnosis[]): FindDiagnoses {
  const entries: Entry[] = diagnoses.map((diagnosis) => ({
    diagnosis,
    code: plainCode(diagnosis.code),
    name: wordsOf(diagnosis.name),
    synonyms: diagnosis.synonyms.map(wordsOf),
  }))
  return (query, limit) => {
    const words = wordsOf(query)
    if (words.length === 0) return []
    const exact = ranked(entries, words, begins)
    const found = exact.length > 0 ? exact : ranked(entries, words, nearlyBegins)
    return found.slice(0, limit).map(({ diagnosis }) => diagnosis)
  }
}

/** Whether a text is the code, the name or a synonym of a diagnosis, whole. */
export function isNamed({ code, name, synonyms }: CodedDiagnosis, text: string): boolean {
  const plain = wordsOf(text).join(' ')
  return (
    plainCode(code) === plainCode(plain) ||
    [name, ...synonyms].some((one) => wordsOf(one).join(' ') === plain)
  )
}

const wordsOf = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}.]+/gu) ?? []
const plainCode = (text: string): string => text.replace('.', '').toLowerCase()
const begins = (word: string, typed: string): boolean => word.startsWith(typed)
const nearlyBegins = (word: string, typed: string): boolean =>
  word.startsWith(typed) ||
  (typed.length >= FORGIVING_LENGTH && distance(word.slice(0, typed.length), typed) <= 1)

/** Lower is better; undefined is no match. */
function rankOf(entry: Entry, words: string[], matches: typeof begins): number | undefined {
  const [first = ''] = words
  if (words.length === 1 && entry.code === plainCode(first)) return 0
  if (words.length === 1 && /^[a-z]\d/.test(first) && entry.code.startsWith(plainCode(first))) return 1
  const within = (target: string[]) => words.every((typed) => target.some((word) => matches(word, typed)))
  if (entry.synonyms.some((synonym) => synonym.join(' ') === words.join(' '))) return 2
  if (within(entry.name)) return matches(entry.name[0] ?? '', first) ? 3 : 4
  if (entry.synonyms.some(within)) return 5
  return within([...entry.name, ...entry.synonyms.flat()]) ? 6 : undefined
}

function ranked(entries: readonly Entry[], words: string[], matches: typeof begins): Entry[] {
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, words, matches)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank || a.entry.name.length - b.entry.name.length)
    .map(({ entry }) => entry)
}
