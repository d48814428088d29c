import { recordEvent } from '../events/record-event.ts'
import type { Database } from '../database/database.ts'
import { sweepAccountMail } from './account-mail-queries.ts'
import { settleMail, stuckMails } from './queries.ts'

/** Age of a mail in `sending` above which its process has died: longer than any hand-over takes. */
const STUCK_AFTER_SECONDS = 45
/** Days that settled mails about accounts are kept for support; their recipients need not have an account. */
const ACCOUNT_MAIL_DAYS = 30

/** Settles the mails that a dead process left in `sending`: their state becomes `unknown`. */
export async function sweepMails(database: Database): Promise<void> {
  const stuck = await database.asJob((sql) => stuckMails(sql, STUCK_AFTER_SECONDS))
  for (const { doctor_id: doctorId, id, prescription_id: prescriptionId } of stuck) {
    await database.asDoctor(doctorId, async (sql) => {
      // The relay may have accepted the mail, so it is not sent again.
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
