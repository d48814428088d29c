import type { Sql } from '../database/database.ts'
import type { AccountMail, NewAccountMail } from './account-mail.ts'

/** Puts a mail about an account into the outbox, with its job, in the caller's transaction. */
export async function insertAccountMail(sql: Sql, m: NewAccountMail): Promise<void> {
  await sql.query(
    `with outgoing as (
       insert into account_mail (kind, recipient, language, brand, day, about, note)
       values ($1, lower($2), $3, $4, $5, $6, $7) returning id
     ) select enqueue_account_mail(id)::text from outgoing`,
    [m.kind, m.recipient, m.language, m.brand, m.day ?? null, m.about ?? null, m.note ?? ''],
  )
}

/** Takes a pending mail for this hand-over; whoever comes second gets nothing. */
export async function claimAccountMail(sql: Sql, id: number): Promise<AccountMail | undefined> {
  const rows = await sql.query<AccountMail>(
    `update account_mail set state = 'sending', attempts = attempts + 1, changed_at = now()
     where id = $1 and state = 'pending' returning kind, recipient, language, brand, day, about, note, attempts`,
    [id],
  )
  return rows[0]
}

/** Settles a hand-over that is under way. */
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

/** Back to pending: only for refusals that prove that nothing was accepted. */
export async function postponeAccountMail(
  sql: Sql,
  id: number,
  waitSeconds: number,
  outcome: string,
): Promise<void> {
  await sql.query(
    `with again as (
       update account_mail set state = 'pending', outcome = $3, changed_at = now()
       where id = $1 and state = 'sending' returning id
     ) select enqueue_account_mail(id, make_interval(secs => $2))::text from again`,
    [id, waitSeconds, outcome],
  )
}

export interface SweepTimes {
  stuckSeconds: number
  forgottenSeconds: number
  keptDays: number
}

/** What a dead process left behind is settled, what waits without a job gets one, what is long past is removed. */
export async function sweepAccountMail(sql: Sql, after: SweepTimes): Promise<void> {
  await sql.query(
    `update account_mail set state = 'unknown', outcome = 'interrupted', changed_at = now()
     where state = 'sending' and changed_at < now() - make_interval(secs => $1)`,
    [after.stuckSeconds],
  )
  await sql.query(
    `select enqueue_account_mail(id)::text from account_mail
     where state = 'pending' and changed_at < now() - make_interval(secs => $1) order by changed_at limit 1000`,
    [after.forgottenSeconds],
  )
  await sql.query(
    `delete from account_mail
     where state not in ('pending', 'sending') and changed_at < now() - make_interval(days => $1)`,
    [after.keptDays],
  )
}
