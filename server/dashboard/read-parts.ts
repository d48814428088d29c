import type { DashboardAnswer } from '#contract/dashboard/dashboard.ts'
import type { Database, Sql } from '../database/database.ts'
import { reasonOf } from '../database/work-queue.ts'

/** A function for each part of the answer, which reads it in a transaction of its own. */
type DashboardParts = {
  [Name in keyof DashboardAnswer]: (sql: Sql) => Promise<NonNullable<DashboardAnswer[Name]>>
}

/**
 * Reads all parts at the same time. Each part has its own transaction, so that a part that fails is null and leaves
 * the others alone.
 * @param failed is told the name of a part that could not be read, and the reason for the log
 */
export async function readParts(
  database: Database,
  doctorId: number,
  parts: DashboardParts,
  failed: (part: string, reason: string) => void,
): Promise<DashboardAnswer> {
  const read = async ([name, part]: [string, (sql: Sql) => Promise<unknown>]): Promise<[string, unknown]> => {
    try {
      return [name, await database.asDoctor(doctorId, part)]
    } catch (error) {
      failed(name, reasonOf(error))
      return [name, null]
    }
  }
  const answers = await Promise.all(Object.entries(parts).map(read))
  // Object.fromEntries loses the names of the keys, which are those of `parts`.
  return Object.fromEntries(answers) as DashboardAnswer
}
