import { Problem } from '#contract/problem.ts'
import { actForDoctor } from '../assistants/act-for-doctor.ts'
import type { Database, Sql } from '../database/database.ts'
import type { Caller } from '../http/context.ts'

/**
 * Reads data of a doctor: the caller's own, or those of the doctor whom an assistant names.
 * @returns null for an assistant who names no doctor, and therefore sees the catalogue without a doctor's data
 * @throws Problem `not-found` for a doctor who names another doctor
 */
export async function asAsked<T>(
  database: Database,
  caller: Caller,
  asked: number | undefined,
  read: (sql: Sql, doctorId: number) => Promise<T>,
): Promise<T | null> {
  const whose = doctorOf(caller, asked)
  if (whose === null) return null
  if (caller.kind === 'doctor') return database.asDoctor(whose, (sql) => read(sql, whose))
  const who = { doctorId: whose, assistantId: caller.accountId }
  return actForDoctor(database, who, (sql) => read(sql, whose))
}

function doctorOf({ kind, accountId }: Caller, asked: number | undefined): number | null {
  if (kind !== 'doctor') return asked ?? null
  if (asked !== undefined && asked !== accountId) throw new Problem('not-found')
  return accountId
}
