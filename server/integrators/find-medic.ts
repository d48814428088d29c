import { Problem } from '#contract/problem.ts'
import type { Database, Sql } from '../database/database.ts'
import { countMedics, integratorName, medicsOf, type MedicRow } from './queries.ts'

/**
 * Reads a doctor whose account an integrator made. @throws Problem `not-found` for any other doctor, or one for whom the
 * integrator may not act any more
 */
export async function medicOf(sql: Sql, integratorId: number, id: number): Promise<MedicRow> {
  const [row] = await medicsOf(sql, integratorId, { id, limit: 1, offset: 0 })
  if (!row) throw new Problem('not-found')
  return row
}

export const findMedic = (database: Database, integratorId: number, id: number): Promise<MedicRow> =>
  database.asIntegrator(integratorId, (sql) => medicOf(sql, integratorId, id))

/**
 * Reads one page of the doctors whose accounts the integrator made.
 * @param email mail address of one doctor, in full; '' for all
 */
export const listMedics = (
  database: Database,
  integratorId: number,
  { email, ...paging }: { email: string; limit: number; offset: number },
): Promise<{ rows: MedicRow[]; count: number }> =>
  database.asIntegrator(integratorId, async (sql) => {
    const filter = email === '' ? {} : { email }
    return {
      rows: await medicsOf(sql, integratorId, { ...filter, ...paging }),
      count: await countMedics(sql, integratorId, filter),
    }
  })

/**
 * Name of an integrator, as doctors see it in their list of sessions.
 * @throws Problem `forbidden` for an account that is no integrator
 */
export async function medicName(sql: Sql, integratorId: number): Promise<string> {
  const name = await integratorName(sql, integratorId)
  if (name === undefined) throw new Problem('forbidden')
  return name
}
