import { Problem } from '#contract/problem.ts'
import type { Database, Sql } from '../database/database.ts'
import { countMedics, integratorName, medicsOf, type MedicRow } from './queries.ts'

/** @throws Problem `not-found` for whom the integrator did not make, or may not act for any more */
export async function medicOf(sql: Sql, integratorId: number, id: number): Promise<MedicRow> {
  const [row] = await medicsOf(sql, integratorId, { id, limit: 1, offset: 0 })
  if (!row) throw new Problem('not-found')
  return row
}

export const findMedic = (database: Database, integratorId: number, id: number): Promise<MedicRow> =>
  database.asIntegrator(integratorId, (sql) => medicOf(sql, integratorId, id))

/** A page of those that the integrator made. @param email the whole address of one; '' for all */
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

/** How an integrator is named to its doctors. @throws Problem `forbidden` for who is none */
export async function medicName(sql: Sql, integratorId: number): Promise<string> {
  const name = await integratorName(sql, integratorId)
  if (name === undefined) throw new Problem('forbidden')
  return name
}
