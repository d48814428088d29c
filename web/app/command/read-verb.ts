import { matches, withoutAccents } from './words.ts'

export const VERBS = ['repeat', 'correct', 'new', 'record'] as const
export type Verb = (typeof VERBS)[number]

/** The words for each verb, separated by spaces; `last`: the words for the doctor's last prescription. */
export type VerbWords = Readonly<Record<Verb | 'last', string>>

/** Letters from which on the beginning of a verb is taken for the verb. */
const LEAST = 3

/** Reads a line that begins with a verb: "rep ram" repeats for who is found by "ram". Undefined for other lines. */
export function readVerb(typed: string, words: VerbWords): { verb: Verb; name: string } | undefined {
  const [first = '', ...rest] = withoutAccents(typed).split(/\s+/).filter(Boolean)
  if (first.length < LEAST || rest.length === 0) return undefined
  const verbs = VERBS.filter((verb) => matches(words[verb], first))
  // A beginning that two verbs share says nothing.
  const verb = verbs.length === 1 ? verbs[0] : undefined
  return verb && { verb, name: rest.join(' ') }
}

/** Whether the words after the verb mean the doctor's last prescription. */
export const isOwnLast = (name: string, words: VerbWords): boolean => matches(words.last, name)
