import type { Sql } from '../database/database.ts'

export async function insertLaunchCode(
  sql: Sql,
  c: { hash: Buffer; accountId: number; sessionId: number; origin: string; seconds: number },
): Promise<Date> {
  const rows = await sql.query<{ expires_at: Date }>(
    `insert into launch_code (hash, account_id, requested_by, origin, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5)) returning expires_at`,
    [c.hash, c.accountId, c.sessionId, c.origin, c.seconds],
  )
  return rows[0]!.expires_at
}

/**
 * Uses up a launch code in the browser that opened its address. A code can be used once. A browser that comes from a page of
 * another origin than the code's `origin` gets no ticket. The code is used up in this case too, because somebody other than the
 * doctor may have it.
 * @returns whether the browser may use the ticket
 */
export async function spendLaunchCode(
  sql: Sql,
  s: { hash: Buffer; ticketHash: Buffer; from: string },
): Promise<boolean> {
  const rows = await sql.query<{ accepted: boolean }>(
    `update launch_code set spent_at = now(),
       ticket_hash = case when origin in ('', $3) then $2::bytea end
     where hash = $1 and spent_at is null and expires_at > now()
     returning ticket_hash is not null as accepted`,
    [s.hash, s.ticketHash, s.from],
  )
  return rows[0]?.accepted === true
}

export interface WaitingLaunch {
  account_id: number
  email: string
  program: string
  origin: string
}

/**
 * Reads the launch of a ticket. The ticket must not have been used, must not be older than `seconds`, and the program's token
 * with which the launch was requested must still be valid.
 */
export async function waitingLaunch(
  sql: Sql,
  ticketHash: Buffer,
  seconds: number,
): Promise<WaitingLaunch | undefined> {
  const rows = await sql.query<WaitingLaunch>(
    `select c.account_id, a.email, s.device as program, c.origin
     from launch_code c join account a on a.id = c.account_id and a.is_active and a.kind = 'doctor'
     join session s on s.id = c.requested_by and s.revoked_at is null and s.ends_at > now()
     where c.ticket_hash = $1 and c.redeemed_at is null and c.spent_at > now() - make_interval(secs => $2)
       and exists (select 1 from token t where t.session_id = s.id and t.expires_at > now())`,
    [ticketHash, seconds],
  )
  return rows[0]
}

/** Uses up the ticket of a launch. @returns false when the ticket was used before */
export async function redeemLaunch(sql: Sql, ticketHash: Buffer): Promise<boolean> {
  const rows = await sql.query(
    'update launch_code set redeemed_at = now() where ticket_hash = $1 and redeemed_at is null returning hash',
    [ticketHash],
  )
  return rows.length === 1
}

/** Deletes launch codes that expired more than an hour ago. */
export async function removeEndedLaunches(sql: Sql): Promise<void> {
  await sql.query(`delete from launch_code where expires_at < now() - interval '1 hour'`)
}

export async function doctorName(sql: Sql, doctorId: number): Promise<string> {
  const rows = await sql.query<{ name: string }>('select name from doctor where doctor_id = $1', [doctorId])
  return rows[0]?.name ?? ''
}
