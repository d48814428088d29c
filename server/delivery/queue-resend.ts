import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import { insertMail, resendsToday } from './queries.ts'

/**
 * Maximum number of times that one prescription can be mailed again in 24 hours, so that nobody can flood an address
 * (assurance.md 1.5).
 */
const RESENDS_A_DAY = 10

/** Ids of the mails with which a prescription is sent again. */
export interface Resent {
  mail: number
  /** Id of the mail to the additional address; null if no such address was given. */
  copy: number | null
}

/**
 * Queues another mail about a prescription, and a separate mail for the copy's recipient. Neither mail waits for the other, and
 * each has its own result. The patient's mail is inserted last, because the prescription's state is that of its newest mail.
 * @throws Problem `too-many-requests`
 */
export async function queueResend(
  sql: Sql,
  doctorId: number,
  m: { prescriptionId: number; recipient: string; cc: string },
): Promise<Resent> {
  if ((await resendsToday(sql, doctorId, m.prescriptionId)) >= RESENDS_A_DAY) {
    throw new Problem('too-many-requests', { values: { seconds: 86_400 } })
  }
  const { prescriptionId, recipient, cc } = m
  const copy = cc === '' ? null : await insertMail(sql, doctorId, { prescriptionId, recipient: cc })
  return { mail: await insertMail(sql, doctorId, { prescriptionId, recipient }), copy }
}
