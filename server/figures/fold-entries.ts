import type { Database } from '../database/database.ts'
import { doctorsWithEntries, foldFigures } from './queries.ts'

/**
 * Largest number of issued prescriptions that are not in the stored counts yet and that can be added up at each reading of a
 * doctor's figures without a noticeable delay.
 */
const MANY = 200

/**
 * Adds newly issued prescriptions to the stored counts, for doctors who have many of them, each doctor in one transaction. The
 * nightly comparison does the same for the other doctors.
 * @returns number of prescriptions that were added
 */
export async function foldEntries(database: Database, least = MANY): Promise<number> {
  let moved = 0
  for (const doctorId of await database.asJob((sql) => doctorsWithEntries(sql, least)))
    moved += await database.asDoctor(doctorId, (sql) => foldFigures(sql, doctorId))
  return moved
}
