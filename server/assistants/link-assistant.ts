import type { Sql } from '../database/database.ts'
import { endOverHospital, insertAssistant, putAssistance } from './queries.ts'

/** Names a new assistant's account. */
export const nameAssistant = (sql: Sql, assistantId: number, name: string): Promise<void> =>
  insertAssistant(sql, assistantId, name)

/** Ties an assistant to a doctor over a hospital, in a transaction of the doctor. */
export const linkAssistant = (
  sql: Sql,
  link: { doctorId: number; assistantId: number; hospitalId: number; isApproved: boolean },
): Promise<void> => putAssistance(sql, link)

/** Ends what ran over a hospital to which the doctor does not belong any more. */
export const endAssistanceAt = (sql: Sql, doctorId: number, hospitalId: number): Promise<void> =>
  endOverHospital(sql, doctorId, hospitalId)
