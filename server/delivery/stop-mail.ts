import type { SendingState } from '#contract/undo.ts'
import type { Sql } from '../database/database.ts'
import { latestMail, stopWaitingMail } from './queries.ts'

/**
 * Stops the unsent mails about prescriptions, in the caller's transaction. A mail that was once handed to the relay is not
 * stopped, even if the relay has only refused it temporarily; the state of that mail shows how its delivery ended.
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
 * Whether the first mail about a prescription still waits to be sent, so that the doctor can undo issuing the prescription, or
 * was handed to the relay. A later mail that waits because the doctor resends the prescription does not count as waiting.
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
