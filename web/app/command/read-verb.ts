import { normalize } from '#contract/values/normalize.ts'
import { matches } from './words.ts'

export const VERBS = ['repeat', 'correct', 'new', 'record'] as const
export type Verb = (typeof VERBS)[number]

/** The words for each verb, separated by spaces; `last`: the words for the doctor's last prescription. */
export type VerbWords = Readonly<Record<Verb | 'last', string>>

/** Minimum number of letters with which an unfinished verb is recognised. */
const LEAST = 3

/**
 * Reads a line that begins with a verb: "rep ram" repeats the last prescription of the patient who is found by "ram". The name is
 * empty after a verb alone; the result is undefined for a line without a verb.
 */
export function readVerb(typed: string, words: VerbWords): { verb: Verb; name: string } | undefined {
  const [first = '', ...rest] = normalize(typed).split(' ').filter(Boolean)
  if (first.length < LEAST) return undefined
  const verbs = VERBS.filter((verb) => matches(words[verb], first))
  // If two verbs begin with the typed letters, it is unknown which verb is meant.
  const verb = verbs.length === 1 ? verbs[0] : undefined
  return verb && { verb, name: rest.join(' ') }
}

/** Whether the line is a single word that is the beginning of a verb, but not a whole one: "rep". */
export function isVerbBegun(typed: string, words: VerbWords): boolean {
  const read = readVerb(typed, words)
  return read?.name === '' && !words[read.verb].split(' ').includes(normalize(typed))
}

/** Whether the words after the verb mean the doctor's last prescription; no words mean that prescription too. */
export const isOwnLast = (name: string, words: VerbWords): boolean => matches(words.last, name)
