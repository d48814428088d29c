import type { Sql } from '../database/database.ts'

/** Puts a mail that sends a prescription again into the table of outgoing mails, in the caller's transaction. */
export async function insertMail(
  sql: Sql,
  doctorId: number,
  m: { prescriptionId: number; recipient: string },
): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    `insert into mail (doctor_id, prescription_id, kind, recipient, send_after)
     values ($1, $2, 'resend', $3, now()) returning id`,
    [doctorId, m.prescriptionId, m.recipient],
  )
  sql.wake('mail')
  return rows[0]!.id
}

/**
 * Counts how often a prescription was mailed again in the last 24 hours. A resend and its copy have the same `created_at` and
 * count once.
 */
export async function resendsToday(sql: Sql, doctorId: number, prescriptionId: number): Promise<number> {
  const rows = await sql.query<{ count: number }>(
    `select count(distinct created_at) as count from mail where doctor_id = $1 and prescription_id = $2 and kind = 'resend'
       and created_at > now() - interval '1 day'`,
    [doctorId, prescriptionId],
  )
  return rows[0]?.count ?? 0
}

export interface OutgoingMail {
  doctor_id: number
  id: number
  prescription_id: number
  recipient: string
  cc: string
  attempts: number
}

/**
 * Claims the mail that has been due for longest, whichever doctor it belongs to. With `skip locked`, concurrent callers get
 * different mails.
 */
export async function claimDueMail(sql: Sql): Promise<OutgoingMail | undefined> {
  const rows = await sql.query<OutgoingMail>(
    `update mail m set state = 'sending', attempts = m.attempts + 1, changed_at = act_time()
     from (select doctor_id, id from mail where state = 'pending' and send_after <= now()
           order by send_after limit 1 for update skip locked) due
     where m.doctor_id = due.doctor_id and m.id = due.id
     returning m.doctor_id, m.id, m.prescription_id, m.recipient, m.cc, m.attempts`,
  )
  return rows[0]
}

/** Stops the mails about the given prescriptions that were never handed to the relay. @returns number of stopped mails */
export async function stopWaitingMail(
  sql: Sql,
  doctorId: number,
  prescriptionIds: readonly number[],
): Promise<number> {
  const rows = await sql.query(
    `update mail set state = 'stopped', outcome = 'stopped', changed_at = act_time()
     where doctor_id = $1 and prescription_id = any($2::bigint[]) and state = 'pending' and attempts = 0 returning id`,
    [doctorId, prescriptionIds],
  )
  return rows.length
}

/**
 * Reads the state of a prescription's newest mail, the attempts to send any mail about the prescription, and the seconds until
 * the newest mail may be sent.
 */
export async function latestMail(
  sql: Sql,
  doctorId: number,
  prescriptionId: number,
): Promise<{ state: string; attempts: number; seconds_left: number } | undefined> {
  const rows = await sql.query<{ state: string; attempts: number; seconds_left: number }>(
    `select state, (sum(attempts) over ())::int as attempts,
       greatest(0, ceil(extract(epoch from send_after - now())))::int as seconds_left
     from mail where doctor_id = $1 and prescription_id = $2 order by id desc limit 1`,
    [doctorId, prescriptionId],
  )
  return rows[0]
}

/** Stores the final state of a mail that is being handed to the relay. @returns false for a mail in another state */
export async function settleMail(
  sql: Sql,
  doctorId: number,
  id: number,
  state: 'sent' | 'failed' | 'unknown',
  outcome: string,
): Promise<boolean> {
  const rows = await sql.query(
    `update mail set state = $3, outcome = $4, changed_at = act_time()
     where doctor_id = $1 and id = $2 and state = 'sending' returning id`,
    [doctorId, id, state, outcome],
  )
  return rows.length === 1
}

/**
 * Sets a claimed mail back to pending for `waitSeconds`. This is done only after a refusal that proves that the relay did not
 * accept the mail.
 */
export async function postponeMail(
  sql: Sql,
  doctorId: number,
  id: number,
  waitSeconds: number,
  outcome: string,
): Promise<void> {
  await sql.query(
    `update mail set state = 'pending', outcome = $4, changed_at = now(), send_after = now() + make_interval(secs => $3)
     where doctor_id = $1 and id = $2 and state = 'sending'`,
    [doctorId, id, waitSeconds, outcome],
  )
}

/** Reads the mails that have been in `sending` for longer than handing over can take. The process that sent them has died. */
export async function stuckMails(
  sql: Sql,
  olderThanSeconds: number,
): Promise<{ doctor_id: number; id: number; prescription_id: number }[]> {
  return sql.query(
    `select doctor_id, id, prescription_id from mail
     where state = 'sending' and changed_at < now() - make_interval(secs => $1)`,
    [olderThanSeconds],
  )
}
