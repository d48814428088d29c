import type { Database } from '../database/database.ts'
import { doctorsWithEntries, foldFigures } from './queries.ts'

/** Number of waiting issues that every read can add up without a noticeable delay. */
const MANY = 200

/**
 * Moves the issues of doctors who have many into the counts, each doctor in one transaction. The nightly comparison
 * moves the issues of the other doctors.
 * @returns number of issues that were moved
 */
export async function foldEntries(database: Database, least = MANY): Promise<number> {
  let moved = 0
  for (const doctorId of await database.asJob((sql) => doctorsWithEntries(sql, least)))
    moved += await database.asDoctor(doctorId, (sql) => foldFigures(sql, doctorId))
  return moved
}
