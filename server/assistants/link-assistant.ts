import type { Sql } from '../database/database.ts'
import { endOverHospital, insertAssistant, putAssistance } from './queries.ts'

/** Stores the name of an assistant with the assistant's new account. */
export const nameAssistant = (sql: Sql, assistantId: number, name: string): Promise<void> =>
  insertAssistant(sql, assistantId, name)

/** Links an assistant to a doctor at a hospital, in a transaction of the doctor. */
export const linkAssistant = (
  sql: Sql,
  link: { doctorId: number; assistantId: number; hospitalId: number; isApproved: boolean },
): Promise<void> => putAssistance(sql, link)

/** Ends the links of the doctor's assistants at a hospital that the doctor has left. */
export const endAssistanceAt = (sql: Sql, doctorId: number, hospitalId: number): Promise<void> =>
  endOverHospital(sql, doctorId, hospitalId)
