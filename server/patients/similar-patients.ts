import { distance } from 'fastest-levenshtein'
import { normalize } from '#contract/values/normalize.ts'
import type { Sql } from '../database/database.ts'
import { patientPage, type PatientRow } from './queries.ts'

/**
 * Maximum number of patients whose names are compared. The patients who were prescribed for most recently come first.
 */
const COMPARED = 2000
/**
 * Minimum number of letters of a searched word in which one wrong letter is accepted (`ONE_WRONG`), or two (`TWO_WRONG`).
 */
const ONE_WRONG = 4
const TWO_WRONG = 7

/** Patients whose name has a similarly spelt word for each word of a search, the nearest first. */
export async function similarPatients(
  sql: Sql,
  doctorId: number,
  words: readonly string[],
  limit: number,
): Promise<PatientRow[]> {
  if (words.length === 0) return []
  const rows = await patientPage(sql, doctorId, null, COMPARED, 0)
  return nearestNames(rows, words).slice(0, limit)
}

/** People whose name has a similarly spelt word for each word of a search, the nearest first. */
export function nearestNames<P extends { name: string }>(
  people: readonly P[],
  words: readonly string[],
): P[] {
  const wanted = words.map(normalize)
  return people
    .map((person) => ({ person, cost: costOf(normalize(person.name).split(' '), wanted) }))
    .filter(({ cost }) => cost !== null)
    .toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0))
    .map(({ person }) => person)
}

function costOf(name: readonly string[], wanted: readonly string[]): number | null {
  let sum = 0
  for (const word of wanted) {
    const allowed = word.length >= TWO_WRONG ? 2 : word.length >= ONE_WRONG ? 1 : 0
    const nearest = Math.min(...name.map((own) => distance(own, word)))
    if (nearest > allowed) return null
    sum += nearest
  }
  return sum
}
