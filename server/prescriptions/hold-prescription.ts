import type { Sql } from '../database/database.ts'
import { lockPrescription } from './queries.ts'

/** Holds a prescription for a sale until the transaction ends, and says in what state it is. */
export const holdPrescription = (
  sql: Sql,
  doctorId: number,
  id: number,
): Promise<{ state: 'issued' | 'rejected'; valid_until: string } | undefined> =>
  lockPrescription(sql, doctorId, id)
