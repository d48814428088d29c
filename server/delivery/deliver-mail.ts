import { recordEvent } from '../audit/record-event.ts'
import type { Database } from '../database/database.ts'
import type { HandOver, MailMessage, MailPort } from '../outside/mail/port.ts'
import { claimMail, holdMail, postponeMail, settleMail, type OutgoingMail } from './queries.ts'
import { tellDoctor } from './tell-doctor.ts'

/** Writes the message of an outgoing mail. Called after the mail was claimed. */
export type Compose = (doctorId: number, mailId: number, mail: OutgoingMail) => Promise<MailMessage>

const LONGEST_WAIT_SECONDS = 60
export const ATTEMPTS_AT_MOST = 200

/** 2, 4, 8 … up to a minute: soon back when the relay is, and never a storm. */
export const waitSeconds = (attempts: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, 2 ** Math.min(attempts, 6))

/**
 * Hands one mail to the relay. The mail leaves `pending` in a transaction of its own before the hand-over, so that no
 * second job and no restarted process can hand it over again.
 */
export async function deliverMail(
  deps: { database: Database; mail: MailPort; compose: Compose },
  doctorId: number,
  mailId: number,
): Promise<void> {
  const { database } = deps
  const claimed = await database.asDoctor(doctorId, async (sql) => {
    const mail = await claimMail(sql, doctorId, mailId)
    // Its doctor may still take it back.
    if (!mail) await holdMail(sql, doctorId, mailId)
    return mail
  })
  if (!claimed) return
  const handOver = await attempt(deps, doctorId, mailId, claimed)
  await database.asDoctor(doctorId, async (sql) => {
    if (handOver.result === 'retry' && claimed.attempts < ATTEMPTS_AT_MOST) {
      await postponeMail(sql, doctorId, mailId, waitSeconds(claimed.attempts), handOver.outcome)
      return
    }
    const state = handOver.result === 'retry' ? 'failed' : handOver.result
    const settled = await settleMail(sql, doctorId, mailId, state, handOver.outcome)
    if (!settled) return
    if (state === 'failed') {
      await tellDoctor(sql, doctorId, { kind: 'delivery-failed', about: claimed.prescription_id })
    }
    await recordEvent(sql, doctorId, {
      actor: 'system',
      actorId: null,
      action: `mail.${state}`,
      object: ['prescription', claimed.prescription_id],
      details: { mail: mailId, outcome: handOver.outcome },
    })
  })
}

/** Before the relay is spoken to nothing can have been sent, so a failure to write the message is a retry. */
async function attempt(
  deps: { mail: MailPort; compose: Compose },
  doctorId: number,
  mailId: number,
  claimed: OutgoingMail,
): Promise<HandOver> {
  let message: MailMessage
  try {
    message = await deps.compose(doctorId, mailId, claimed)
  } catch {
    return { result: 'retry', outcome: 'not-composed' }
  }
  return deps.mail.send(message)
}
