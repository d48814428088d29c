import { recordEvent } from '../events/record-event.ts'
import type { Database } from '../database/database.ts'
import { reasonOf } from '../database/work-queue.ts'
import type { HandOver, MailMessage, MailPort } from '../outside/mail/port.ts'
import { claimDueMail, postponeMail, settleMail, type OutgoingMail } from './queries.ts'

/** Writes the message of an outgoing mail, after the mail was claimed. */
export type Compose = (mail: OutgoingMail) => Promise<MailMessage>

const LONGEST_WAIT_SECONDS = 60
export const ATTEMPTS_AT_MOST = 200

/**
 * Delay in seconds before the next attempt to send a mail: 2, 4, 8 … up to 60, so that unsent mail is sent soon after the relay
 * is reachable again.
 */
export const waitSeconds = (attempts: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, 2 ** Math.min(attempts, 6))

/**
 * Claims the next due mail. A separate transaction takes the mail out of `pending` before it is handed to the relay, so that no
 * second worker and no restarted process can send it again.
 */
export const claimNextMail = ({ database }: { database: Database }): Promise<OutgoingMail | undefined> =>
  database.asJob(claimDueMail)

export interface MailDependencies {
  database: Database
  mail: MailPort
  compose: Compose
  /** Writes a line to the log. The line has ids and codes, and no personal data. */
  log: (message: string) => void
}

/** Hands a claimed mail to the mail relay, and stores the result. */
export async function deliverMail(deps: MailDependencies, mail: OutgoingMail): Promise<void> {
  const { doctor_id: doctorId, id } = mail
  const handOver = await attempt(deps, mail)
  await deps.database.asDoctor(doctorId, async (sql) => {
    if (handOver.result === 'retry' && mail.attempts < ATTEMPTS_AT_MOST) {
      await postponeMail(sql, doctorId, id, waitSeconds(mail.attempts), handOver.outcome)
      return
    }
    const state = handOver.result === 'retry' ? 'failed' : handOver.result
    const settled = await settleMail(sql, doctorId, id, state, handOver.outcome)
    if (!settled) return
    await recordEvent(sql, doctorId, {
      actor: 'system',
      actorId: null,
      action: `mail.${state}`,
      object: ['prescription', mail.prescription_id],
      details: { mail: id, outcome: handOver.outcome },
    })
  })
}

/**
 * Writes a mail and sends it. If writing fails, the failure is logged and the mail is tried again, because nothing was sent to
 * the relay yet.
 */
async function attempt(deps: MailDependencies, mail: OutgoingMail): Promise<HandOver> {
  let message: MailMessage
  try {
    message = await deps.compose(mail)
  } catch (error) {
    deps.log(`mail ${mail.id} was not composed: ${reasonOf(error)}`)
    return { result: 'retry', outcome: 'not-composed' }
  }
  return deps.mail.send(message)
}
