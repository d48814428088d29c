import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import { insertMail, resendsToday } from './queries.ts'

/** assurance.md 1.5: a prescription is not a way to flood an address. */
const RESENDS_A_DAY = 10

/** Puts one more mail about a prescription into the outbox. @throws Problem `too-many-requests` */
export async function queueResend(
  sql: Sql,
  doctorId: number,
  m: { prescriptionId: number; recipient: string; cc: string },
): Promise<number> {
  if ((await resendsToday(sql, doctorId, m.prescriptionId)) >= RESENDS_A_DAY) {
    throw new Problem('too-many-requests', { values: { seconds: 86_400 } })
  }
  return insertMail(sql, doctorId, m)
}
