import type { SendingState } from '#contract/undo.ts'
import type { Sql } from '../database/database.ts'
import { latestMail, stopWaitingMail } from './queries.ts'

/**
 * Stops the waiting mails of prescriptions, in the caller's transaction. A mail that was handed over once is not
 * stopped, even if the relay refused it for now: its own state tells the result.
 * @returns whether anything was stopped
 */
export async function stopMail(
  sql: Sql,
  doctorId: number,
  prescriptionIds: readonly number[],
): Promise<boolean> {
  return (await stopWaitingMail(sql, doctorId, prescriptionIds)) > 0
}

/** Whether the newest mail about a prescription is waiting, or has begun to leave. */
export async function sendingState(
  sql: Sql,
  doctorId: number,
  prescriptionId: number,
): Promise<SendingState> {
  const mail = await latestMail(sql, doctorId, prescriptionId)
  if (!mail || mail.state === 'stopped') return { state: 'none', seconds_left: 0 }
  const isWaiting = mail.state === 'pending' && mail.attempts === 0
  return { state: isWaiting ? 'waiting' : 'leaving', seconds_left: isWaiting ? mail.seconds_left : 0 }
}
