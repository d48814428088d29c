import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import { roleAt } from './hospital-queries.ts'

/**
 * Refuses a doctor who does not administer the hospital: with `not-found` for a stranger, with `administrator-needed`
 * for a member.
 */
export async function requireAdministrator(sql: Sql, doctorId: number, hospitalId: number): Promise<void> {
  const role = await roleAt(sql, doctorId, hospitalId)
  if (role === undefined) throw new Problem('not-found')
  if (role !== 'ADMIN') throw new Problem('administrator-needed')
}
