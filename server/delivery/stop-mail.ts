import type { SendingState } from '#contract/undo.ts'
import type { Sql } from '../database/database.ts'
import { latestMail, stopWaitingMail } from './queries.ts'

/**
 * Stops the waiting mails of prescriptions, in the caller's transaction. A mail that was once handed to the relay is not
 * stopped, even if the relay refused it for now. Such a mail's own state tells the result.
 * @returns whether any mail was stopped
 */
export async function stopMail(
  sql: Sql,
  doctorId: number,
  prescriptionIds: readonly number[],
): Promise<boolean> {
  return (await stopWaitingMail(sql, doctorId, prescriptionIds)) > 0
}

/**
 * Whether the mails about a prescription still wait, or one was handed to the relay. A mail that waits because the doctor sent
 * the prescription again does not let the doctor undo an issue whose first mail has left.
 */
export async function sendingState(
  sql: Sql,
  doctorId: number,
  prescriptionId: number,
): Promise<SendingState> {
  const mail = await latestMail(sql, doctorId, prescriptionId)
  if (!mail || (mail.state === 'stopped' && mail.attempts === 0)) return { state: 'none', seconds_left: 0 }
  const isWaiting = mail.state === 'pending' && mail.attempts === 0
  return { state: isWaiting ? 'waiting' : 'leaving', seconds_left: isWaiting ? mail.seconds_left : 0 }
}
