import { recordEvent } from '../events/record-event.ts'
import type { Database } from '../database/database.ts'
import { sweepAccountMail } from './account-mail-queries.ts'
import { settleMail, stuckMails } from './queries.ts'

/** Longer than any hand-over takes: after this its process is gone. */
const STUCK_AFTER_SECONDS = 45
/** Mail about accounts names addresses that may have none: kept no longer than support needs. */
const ACCOUNT_MAIL_DAYS = 30

/** Settles the hand-overs that a dead process left under way: they become `unknown`. */
export async function sweepMails(database: Database): Promise<void> {
  const stuck = await database.asJob((sql) => stuckMails(sql, STUCK_AFTER_SECONDS))
  for (const { doctor_id: doctorId, id, prescription_id: prescriptionId } of stuck) {
    await database.asDoctor(doctorId, async (sql) => {
      // Nobody knows whether the mail left, so nobody sends it again.
      if (!(await settleMail(sql, doctorId, id, 'unknown', 'interrupted'))) return
      await recordEvent(sql, doctorId, {
        actor: 'system',
        actorId: null,
        action: 'mail.unknown',
        object: ['prescription', prescriptionId],
        details: { mail: id, outcome: 'interrupted' },
      })
    })
  }
  await database.asJob((sql) =>
    sweepAccountMail(sql, { stuckSeconds: STUCK_AFTER_SECONDS, keptDays: ACCOUNT_MAIL_DAYS }),
  )
}
