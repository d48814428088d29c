import { normalize } from '#contract/values/normalize.ts'
import type { Sql } from '../database/database.ts'
import { pairLexemes } from '../database/search-words.ts'
import type { ForbiddenPart } from './check-concept.ts'
import { namesWithWords } from './paylink-queries.ts'

/** Words that join the parts of a name, as in "Ana de la Cruz". The concept of any payment may contain them. */
const JOINING: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'mc'])

type Pair = readonly [string, string]

/**
 * Finds the name of one of the doctor's patients in the concept of a payment. The patient need not be the one who pays.
 * A name is two words side by side that one patient's name has, in any order ("Ana López", "López Ana"). A single word,
 * such as a usual given name, is no name of a patient.
 * @param own names that a concept may hold: those of the doctor and of the holder of the account
 * @returns the two words as they are compared; undefined for none
 */
export async function patientNamedIn(
  sql: Sql,
  doctorId: number,
  concept: string,
  own: readonly string[],
): Promise<ForbiddenPart | undefined> {
  const allowed = own.map((name) => new Set(nameWords(name)))
  const pairs = pairsOf(nameWords(concept)).filter((pair) => !allowed.some((name) => isNamed(pair, name)))
  if (pairs.length === 0) return undefined
  const names = await namesWithWords(sql, doctorId, pairLexemes('patient', doctorId, pairs))
  const people = names.map((name) => new Set(nameWords(name)))
  const found = pairs.find((pair) => people.some((name) => isNamed(pair, name)))
  return found && { fault: 'concept-patient', found: found.join(' ') }
}

const isNamed = ([one, other]: Pair, name: ReadonlySet<string>): boolean => name.has(one) && name.has(other)

const nameWords = (text: string): string[] =>
  (normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !JOINING.has(word))

/** Pairs of neighbouring words of a text that may be a name. A name has no word with a digit or of a single letter. */
const pairsOf = (words: readonly string[]): Pair[] =>
  words.slice(1).flatMap((word, index) => {
    const before = words[index]!
    return before !== word && [before, word].every((one) => /^\p{L}{2,}$/u.test(one)) ? [[before, word]] : []
  })
