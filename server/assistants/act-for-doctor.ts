import { Problem } from '#contract/problem.ts'
import type { Database, Sql } from '../database/database.ts'
import { mayAssist } from './queries.ts'

/**
 * Runs an assistant's work in a transaction of the doctor, if the doctor has approved the assistant. To any other assistant the
 * doctor is reported as not found.
 * @throws Problem `not-found`
 */
export const actForDoctor = <T>(
  database: Database,
  who: { doctorId: number; assistantId: number },
  work: (sql: Sql) => Promise<T>,
): Promise<T> =>
  database.asDoctor(who.doctorId, async (sql) => {
    if (!(await mayAssist(sql, who.doctorId, who.assistantId))) throw new Problem('not-found')
    return work(sql)
  })
