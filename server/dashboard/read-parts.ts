import type { DashboardAnswer } from '#contract/dashboard/dashboard.ts'
import type { Database, Sql } from '../database/database.ts'
import { reasonOf } from '../database/work-queue.ts'

/** Functions that read the parts of the home page's data, each in a transaction of its own. */
type DashboardParts = {
  [Name in keyof DashboardAnswer]: (sql: Sql) => Promise<NonNullable<DashboardAnswer[Name]>>
}

/**
 * Reads all parts of the home page's data at the same time. Each part has its own transaction, so that a failing part becomes
 * null and the others are still shown.
 * @param failed callback that gets the name of a part that could not be read, and the reason for the log
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
  // The type of Object.fromEntries loses the names of the keys. They are the keys of `parts`.
  return Object.fromEntries(answers) as DashboardAnswer
}
