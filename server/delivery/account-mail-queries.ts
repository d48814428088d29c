import type { Sql } from '../database/database.ts'
import type { AccountMail, NewAccountMail } from './account-mail.ts'

/** Puts a mail about an account into the table of outgoing mails, in the caller's transaction. */
export async function insertAccountMail(sql: Sql, m: NewAccountMail): Promise<void> {
  await sql.query(
    `insert into account_mail (kind, recipient, language, brand, day, about, note)
     values ($1, lower($2), $3, $4, $5, $6, $7)`,
    [m.kind, m.recipient, m.language, m.brand, m.day ?? null, m.about ?? null, m.note ?? ''],
  )
  sql.wake('account-mail')
}

/** Puts a mail into the table of outgoing mails, unless its recipient had a mail of the same kind within the last hour. */
export async function insertHourlyMail(
  sql: Sql,
  m: Pick<NewAccountMail, 'kind' | 'recipient' | 'language' | 'brand'>,
): Promise<void> {
  const rows = await sql.query<{ id: number }>(
    `insert into account_mail (kind, recipient, language, brand)
     select $1, lower($2), $3, $4 where not exists (
       select from account_mail m where m.kind = $1 and m.recipient = lower($2)
         and m.created_at > now() - interval '1 hour')
     returning id`,
    [m.kind, m.recipient, m.language, m.brand],
  )
  if (rows.length > 0) sql.wake('account-mail')
}

/** Claims the mail that has been due for longest. With `skip locked`, concurrent callers get different mails. */
export async function claimDueAccountMail(sql: Sql): Promise<AccountMail | undefined> {
  const rows = await sql.query<AccountMail>(
    `update account_mail m set state = 'sending', attempts = m.attempts + 1, changed_at = now()
     from (select id from account_mail where state = 'pending' and send_after <= now()
           order by send_after limit 1 for update skip locked) due
     where m.id = due.id
     returning m.id, m.kind, m.recipient, m.language, m.brand, m.day, m.about, m.note, m.attempts`,
  )
  return rows[0]
}

/** Stores the final state of a mail that is being handed to the relay. A mail in another state is left as it is. */
export async function settleAccountMail(
  sql: Sql,
  id: number,
  state: 'sent' | 'failed' | 'unknown' | 'skipped',
  outcome: string,
): Promise<void> {
  await sql.query(
    `update account_mail set state = $2, outcome = $3, changed_at = now() where id = $1 and state = 'sending'`,
    [id, state, outcome],
  )
}

/**
 * Sets a claimed mail back to pending. This is done only after a refusal that proves that the relay did not accept the mail.
 */
export async function postponeAccountMail(
  sql: Sql,
  id: number,
  waitSeconds: number,
  outcome: string,
): Promise<void> {
  await sql.query(
    `update account_mail
     set state = 'pending', outcome = $3, changed_at = now(), send_after = now() + make_interval(secs => $2)
     where id = $1 and state = 'sending'`,
    [id, waitSeconds, outcome],
  )
}

export interface SweepTimes {
  stuckSeconds: number
  keptDays: number
}

/** Sets mails that a dead process left in `sending` to `unknown`, and deletes finished mails that are older than `keptDays`. */
export async function sweepAccountMail(sql: Sql, after: SweepTimes): Promise<void> {
  await sql.query(
    `update account_mail set state = 'unknown', outcome = 'interrupted', changed_at = now()
     where state = 'sending' and changed_at < now() - make_interval(secs => $1)`,
    [after.stuckSeconds],
  )
  await sql.query(
    `delete from account_mail
     where state not in ('pending', 'sending') and changed_at < now() - make_interval(days => $1)`,
    [after.keptDays],
  )
}
