import { distance } from 'fastest-levenshtein'
import { type LimitedTo, unusualFor } from '#knowledge/diagnoses/limits.ts'
import type { ListedDiagnosis } from '#knowledge/diagnoses/load.ts'
import { normalize } from '#contract/values/normalize.ts'

/** Patient for whom a diagnosis is searched, and the number of times that the doctor has used each code. */
export interface SearchedFor extends LimitedTo {
  uses?: ReadonlyMap<string, number>
}

export type FindDiagnoses = (query: string, limit: number, about?: SearchedFor) => ListedDiagnosis[]

interface Entry {
  diagnosis: ListedDiagnosis
  code: string
  /** Words of the diagnosis's name. `synonyms` has the words of each synonym. */
  name: string[]
  synonyms: string[][]
}

/** Minimum length of a typed word in which one wrong letter is tolerated. */
const FORGIVING_LENGTH = 6

/** Words without meaning for the search, such as articles. They are left out of names and queries. */
const FILLERS: ReadonlySet<string> = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'en'])

/**
 * Words that join others in a name. A query of only one word does not match them, since it is probably the beginning of a
 * longer word.
 */
const LINKS: ReadonlySet<string> = new Set(['con', 'sin', 'por', 'para', 'otra', 'otro', 'no', 'precisar'])

/**
 * Creates the search for diagnoses. Every word of the query must begin a word of the name or of a synonym; codes match by their
 * beginning. The results are sorted by these criteria: the code was typed whole; the match is within one text, not spread over
 * name and synonyms; the doctor uses the diagnosis often; the name was typed whole; whole words match, not beginnings; the
 * diagnosis is usual in outpatient care; the name matches, not a synonym; the name is short. Diagnoses unusual for the
 * patient's sex or age come last. One wrong letter is tolerated only when nothing else matches.
 */
export function createDiagnosisSearch(diagnoses: readonly ListedDiagnosis[]): FindDiagnoses {
  const entries: Entry[] = diagnoses.map((diagnosis) => ({
    diagnosis,
    code: plainCode(diagnosis.code),
    name: wordsOf(diagnosis.name),
    synonyms: diagnosis.synonyms.map(wordsOf),
  }))
  return (query, limit, about = {}) => {
    const words = wordsOf(query)
    if (words.length === 0) return []
    const exact = ranked(entries, words, begins, about)
    const found = exact.length > 0 ? exact : ranked(entries, words, nearlyBegins, about)
    return found.slice(0, limit).map(({ diagnosis }) => diagnosis)
  }
}

/** Whether a text is exactly the code, the name or a synonym of a diagnosis. */
export function isNamed({ code, name, synonyms }: ListedDiagnosis, text: string): boolean {
  const plain = wordsOf(text).join(' ')
  return (
    plainCode(code) === plainCode(plain) ||
    [name, ...synonyms].some((one) => wordsOf(one).join(' ') === plain)
  )
}

function wordsOf(text: string): string[] {
  const words = normalize(text).match(/[\p{L}\p{N}.]+/gu) ?? []
  const telling = words.filter((word) => !FILLERS.has(word))
  return telling.length > 0 ? telling : words
}

const plainCode = (text: string): string => text.replace('.', '').toLowerCase()
const begins = (word: string, typed: string): boolean => word.startsWith(typed)
const nearlyBegins = (word: string, typed: string): boolean =>
  word.startsWith(typed) ||
  (typed.length >= FORGIVING_LENGTH && distance(word.slice(0, typed.length), typed) <= 1)

/**
 * Sort key of a diagnosis for a query, with the most significant number first. A lower key is better, and a diagnosis that does
 * not match has none.
 */
function rankOf(
  entry: Entry,
  words: string[],
  matches: typeof begins,
  about: SearchedFor,
): number[] | undefined {
  const [first = ''] = words
  const { code, diagnosis } = entry
  const telling = (text: string[]) => (words.length > 1 ? text : text.filter((word) => !LINKS.has(word)))
  const name = telling(entry.name)
  const weight = -diagnosis.outpatient
  if (words.length === 1 && code === plainCode(first)) return [0, weight]
  const isFamily = words.length === 1 && /^[a-z]\d/.test(first) && code.startsWith(plainCode(first))
  const within = (target: string[], how = matches) =>
    words.every((typed) => target.some((w) => how(w, typed)))
  const texts = [name, ...entry.synonyms.map(telling)]
  const isApart = !texts.some((text) => within(text))
  if (!isFamily && isApart && !within(texts.flat())) return undefined
  const isUnusual = unusualFor(diagnosis, about) !== null
  return [
    isUnusual ? 2 : 1,
    isApart && !isFamily ? 1 : 0,
    -(about.uses?.get(diagnosis.code) ?? 0),
    texts.some((text) => text.join(' ') === words.join(' ')) ? 0 : 1,
    texts.some((text) => within(text, isSame)) ? 0 : 1,
    weight,
    within(name) ? (matches(name[0] ?? '', first) ? 0 : 1) : 2,
    name.length,
  ]
}

const isSame = (word: string, typed: string): boolean => word === typed

function ranked(
  entries: readonly Entry[],
  words: string[],
  matches: typeof begins,
  about: SearchedFor,
): Entry[] {
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, words, matches, about)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .toSorted((a, b) => compare(a.rank, b.rank))
    .map(({ entry }) => entry)
}

/** Compares two sort keys by the first element in which they differ. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((step, n) => step !== b[n])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
