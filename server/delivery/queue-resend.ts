import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import { insertMail, resendsToday } from './queries.ts'

/** assurance.md 1.5: a prescription is not a way to flood an address. */
const RESENDS_A_DAY = 10

/** The mails of one resend, by their numbers. */
export interface Resent {
  mail: number
  /** To the other address, where there is one. */
  copy: number | null
}

/**
 * Puts one more mail about a prescription into the outbox, and one of its own for a copy, so that neither waits for the
 * other and each has its own result. The recipient's is the newer: it is what the prescription's state tells.
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
