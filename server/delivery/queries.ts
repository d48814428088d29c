import type { Sql } from '../database/database.ts'

/** Puts a mail about a prescription into the outbox, with its job, in the caller's transaction. */
export async function insertMail(
  sql: Sql,
  doctorId: number,
  m: { prescriptionId: number; recipient: string },
): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    `with outgoing as (
       insert into mail (doctor_id, prescription_id, kind, recipient, send_after)
       values ($1, $2, 'resend', $3, now()) returning id
     ) select id, enqueue_new_mail($1, id)::text from outgoing`,
    [doctorId, m.prescriptionId, m.recipient],
  )
  return rows[0]!.id
}

/** A resend and its copy were written at one moment: they count once. */
export async function resendsToday(sql: Sql, doctorId: number, prescriptionId: number): Promise<number> {
  const rows = await sql.query<{ count: number }>(
    `select count(distinct created_at) as count from mail where doctor_id = $1 and prescription_id = $2 and kind = 'resend'
       and created_at > now() - interval '1 day'`,
    [doctorId, prescriptionId],
  )
  return rows[0]?.count ?? 0
}

export interface OutgoingMail {
  prescription_id: number
  recipient: string
  cc: string
  attempts: number
}

/** Takes a pending mail whose moment has come for this hand-over; whoever comes second gets nothing. */
export async function claimMail(sql: Sql, doctorId: number, id: number): Promise<OutgoingMail | undefined> {
  const rows = await sql.query<OutgoingMail>(
    `update mail set state = 'sending', attempts = attempts + 1, changed_at = now()
     where doctor_id = $1 and id = $2 and state = 'pending' and send_after <= now()
     returning prescription_id, recipient, cc, attempts`,
    [doctorId, id],
  )
  return rows[0]
}

/** Puts the job of a mail that may still be taken back off to the end of that time. */
export async function holdMail(sql: Sql, doctorId: number, id: number): Promise<void> {
  await sql.query(
    `select enqueue_mail($1, id, send_after - now())::text from mail
     where doctor_id = $1 and id = $2 and state = 'pending' and send_after > now()`,
    [doctorId, id],
  )
}

/** Mails that have not begun to leave never will. @returns how many that were */
export async function stopWaiting(
  sql: Sql,
  doctorId: number,
  prescriptionIds: readonly number[],
): Promise<number> {
  const rows = await sql.query(
    `update mail set state = 'stopped', outcome = 'stopped', changed_at = now()
     where doctor_id = $1 and prescription_id = any($2::bigint[]) and state = 'pending' and attempts = 0 returning id`,
    [doctorId, prescriptionIds],
  )
  return rows.length
}

/** Where the latest mail is, and how long until it leaves. */
export async function latestMail(
  sql: Sql,
  doctorId: number,
  prescriptionId: number,
): Promise<{ state: string; attempts: number; seconds_left: number } | undefined> {
  const rows = await sql.query<{ state: string; attempts: number; seconds_left: number }>(
    `select state, attempts, greatest(0, ceil(extract(epoch from send_after - now())))::int as seconds_left
     from mail where doctor_id = $1 and prescription_id = $2 order by id desc limit 1`,
    [doctorId, prescriptionId],
  )
  return rows[0]
}

/** Settles a hand-over. Only one that is under way can be settled. */
export async function settleMail(
  sql: Sql,
  doctorId: number,
  id: number,
  state: 'sent' | 'failed' | 'unknown',
  outcome: string,
): Promise<boolean> {
  const rows = await sql.query(
    `update mail set state = $3, outcome = $4, changed_at = now()
     where doctor_id = $1 and id = $2 and state = 'sending' returning id`,
    [doctorId, id, state, outcome],
  )
  return rows.length === 1
}

/** Back to pending, to be tried again after `waitSeconds`: only for refusals that prove that nothing was accepted. */
export async function postponeMail(
  sql: Sql,
  doctorId: number,
  id: number,
  waitSeconds: number,
  outcome: string,
): Promise<void> {
  await sql.query(
    `with again as (
       update mail set state = 'pending', outcome = $4, changed_at = now()
       where doctor_id = $1 and id = $2 and state = 'sending' returning id
     ) select enqueue_mail($1, again.id, make_interval(secs => $3))::text from again`,
    [doctorId, id, waitSeconds, outcome],
  )
}

/** Hand-overs whose process is gone: nobody knows whether the mail left, so nobody sends it again. */
export async function giveUpStuckMails(
  sql: Sql,
  olderThanSeconds: number,
): Promise<{ doctor_id: number; id: number; prescription_id: number }[]> {
  return sql.query(
    `update mail set state = 'unknown', outcome = 'interrupted', changed_at = now()
     where state = 'sending' and changed_at < now() - make_interval(secs => $1)
     returning doctor_id, id, prescription_id`,
    [olderThanSeconds],
  )
}

/** Pending mails whose job went down with its process get a new one. A job that still waits is moved, not doubled. */
export async function reviveForgottenMails(sql: Sql, olderThanSeconds: number): Promise<number> {
  const rows = await sql.query(
    `select enqueue_mail(doctor_id, id)::text from mail
     where state = 'pending' and changed_at < now() - make_interval(secs => $1) order by changed_at limit 1000`,
    [olderThanSeconds],
  )
  return rows.length
}
