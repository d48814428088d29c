import { recordEvent } from '../events/record-event.ts'
import type { Database } from '../database/database.ts'
import { sweepAccountMail } from './account-mail-queries.ts'
import { settleMail, stuckMails } from './queries.ts'

/** Time after which a mail in `sending` counts as left behind by a dead process. Handing over a mail never takes this long. */
const STUCK_AFTER_SECONDS = 45
/**
 * Days for which finished mails about accounts are kept, to answer questions to support. Their recipients need not have an
 * account.
 */
const ACCOUNT_MAIL_DAYS = 30

/** Sets the mails that a dead process left in `sending` to the state `unknown`. */
export async function sweepMails(database: Database): Promise<void> {
  const stuck = await database.asJob((sql) => stuckMails(sql, STUCK_AFTER_SECONDS))
  for (const { doctor_id: doctorId, id, prescription_id: prescriptionId } of stuck) {
    await database.asDoctor(doctorId, async (sql) => {
      // The mail relay may have accepted the mail before the process died, so the mail is not sent again.
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
