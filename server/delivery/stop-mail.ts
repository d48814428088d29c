import type { SendingState } from '#contract/undo.ts'
import type { Sql } from '../database/database.ts'
import { latestMail, stopWaitingMail } from './queries.ts'

/**
 * Stops what waits to leave for prescriptions, in the caller's transaction. A mail that a relay refused once is no
 * longer stopped: what came of that attempt is for the mail's own state to say.
 * @returns whether anything was stopped
 */
export async function stopMail(
  sql: Sql,
  doctorId: number,
  prescriptionIds: readonly number[],
): Promise<boolean> {
  return (await stopWaitingMail(sql, doctorId, prescriptionIds)) > 0
}

/** Where the latest mail about a prescription is. */
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
