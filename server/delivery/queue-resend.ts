import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import { insertMail, resendsToday } from './queries.ts'

/** Limit of resends of one prescription in 24 hours, so that nobody can flood an address (assurance.md 1.5). */
const RESENDS_A_DAY = 10

/** Ids of the mails of one resend. */
export interface Resent {
  mail: number
  /** Mail to the additional address; null where none was given. */
  copy: number | null
}

/**
 * Queues another mail about a prescription, and a separate one for a copy, so that neither waits for the other and
 * each has its own result. The recipient's mail is inserted last: the prescription's state is that of its newest mail.
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
