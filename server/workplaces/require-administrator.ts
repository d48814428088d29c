import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import { roleAt } from './hospital-queries.ts'

/** A stranger is told that there is no such hospital; a member, that only an administrator does this. */
export async function requireAdministrator(sql: Sql, doctorId: number, hospitalId: number): Promise<void> {
  const role = await roleAt(sql, doctorId, hospitalId)
  if (role === undefined) throw new Problem('not-found')
  if (role !== 'ADMIN') throw new Problem('administrator-needed')
}
