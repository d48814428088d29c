import type { Sql } from '../database/database.ts'
import { lockPrescription, type HeldPrescription } from './queries.ts'

/** Holds a prescription for a sale until the transaction ends, and says in what state it is. */
export const holdPrescription = (
  sql: Sql,
  doctorId: number,
  id: number,
): Promise<HeldPrescription | undefined> => lockPrescription(sql, doctorId, id)
