import { Problem } from '#contract/problem.ts'
import { actForDoctor } from '../../assistants/act-for-doctor.ts'
import type { Database, Sql } from '../../database/database.ts'
import type { Caller } from '../../http/context.ts'

/**
 * Runs `work` for the calling doctor, or for a doctor for whom the calling assistant may work.
 * @throws Problem `not-found` for a doctor who names another doctor, `invalid-input` for an assistant who names none
 */
export async function callerForDoctor<T>(
  database: Database,
  { kind, accountId }: Caller,
  asked: number | undefined,
  work: (sql: Sql, doctorId: number) => Promise<T>,
): Promise<T> {
  if (kind === 'doctor') {
    if (asked !== undefined && asked !== accountId) throw new Problem('not-found')
    return database.asDoctor(accountId, (sql) => work(sql, accountId))
  }
  if (asked === undefined) throw new Problem('invalid-input', { fields: { doctor: ['required'] } })
  const who = { doctorId: asked, assistantId: accountId }
  return actForDoctor(database, who, (sql) => work(sql, asked))
}
