import { recordEvent } from '../audit/record-event.ts'
import type { Database } from '../database/database.ts'
import { sweepAccountMail } from './account-mail-queries.ts'
import { giveUpStuckMails, reviveForgottenMails } from './queries.ts'

/** Longer than any hand-over takes: after this its process is gone. */
const STUCK_AFTER_SECONDS = 45
const FORGOTTEN_AFTER_SECONDS = 75
/** Mail about accounts names addresses that may have none: kept no longer than support needs. */
const ACCOUNT_MAIL_DAYS = 30

/** Settles what a dead process left behind: hand-overs under way become `unknown`, waiting mails get a new job. */
export async function sweepMails(database: Database): Promise<void> {
  const stuck = await database.asJob((sql) => giveUpStuckMails(sql, STUCK_AFTER_SECONDS))
  for (const mail of stuck) {
    await database.asDoctor(mail.doctor_id, (sql) =>
      recordEvent(sql, mail.doctor_id, {
        actor: 'system',
        actorId: null,
        action: 'mail.unknown',
        object: ['prescription', mail.prescription_id],
        details: { mail: mail.id, outcome: 'interrupted' },
      }),
    )
  }
  await database.asJob((sql) => reviveForgottenMails(sql, FORGOTTEN_AFTER_SECONDS))
  await database.asJob((sql) =>
    sweepAccountMail(sql, {
      stuckSeconds: STUCK_AFTER_SECONDS,
      forgottenSeconds: FORGOTTEN_AFTER_SECONDS,
      keptDays: ACCOUNT_MAIL_DAYS,
    }),
  )
}
