import type { Sql } from '../../database/database.ts'

export interface StoredSession {
  id: number
  class: 'browser' | 'api' | 'integration' | 'launched'
  device: string
  created_at: Date
  last_used_at: Date
}

/** Reads the sessions of an account that are still usable by a token or a refresh cookie, the latest first. */
export async function liveSessions(sql: Sql, accountId: number): Promise<StoredSession[]> {
  return sql.query<StoredSession>(
    `select s.id, s.class, s.device, s.created_at, s.last_used_at from session s
     where s.account_id = $1 and s.class in ('browser', 'api', 'integration', 'launched') and s.revoked_at is null and s.ends_at > now()
       -- The session of an integrator's suspended token is listed too, so that the doctor can close it.
       and (s.class = 'integration'
         or exists (select 1 from token t where t.session_id = s.id and t.expires_at > now())
         or exists (select 1 from refresh_token r
                    where r.session_id = s.id and r.expires_at > now() and r.generation >= s.refresh_generation))
     order by s.last_used_at desc, s.id desc limit 200`,
    [accountId],
  )
}

/** Closes one session of an account. @returns false when the account has no open session of this id */
export async function closeOne(sql: Sql, accountId: number, sessionId: number): Promise<boolean> {
  const rows = await sql.query(
    'update session set revoked_at = now() where account_id = $1 and id = $2 and revoked_at is null returning id',
    [accountId, sessionId],
  )
  return rows.length === 1
}

/** Locks the account until the transaction ends, so that no other transaction closes all its sessions or replaces a session. */
export async function holdSessions(sql: Sql, accountId: number): Promise<void> {
  await sql.query('select id from account where id = $1 for no key update', [accountId])
}

/**
 * Closes all sessions of an account, or all except one. The function first waits for any transaction that is replacing a
 * session of the account.
 * @returns number of closed sessions
 */
export async function closeAll(sql: Sql, accountId: number, except: number | null): Promise<number> {
  await holdSessions(sql, accountId)
  const rows = await sql.query(
    `update session set revoked_at = now()
     where account_id = $1 and revoked_at is null and id is distinct from $2 returning id`,
    [accountId, except],
  )
  return rows.length
}

/**
 * Locks the account against another change of its password until the transaction ends.
 * @returns whether the account still has this password
 */
export async function holdPassword(
  sql: Sql,
  accountId: number,
  passwordHash: string | null,
): Promise<boolean> {
  const rows = await sql.query('select id from account where id = $1 and password_hash = $2 for share', [
    accountId,
    passwordHash,
  ])
  return rows.length === 1
}

/**
 * Sets a password that the owner has chosen. Mailed links, and logins that wait for a second factor, become invalid if they are
 * from the time of the earlier password.
 */
export async function setPassword(sql: Sql, accountId: number, passwordHash: string): Promise<void> {
  await sql.query(
    `update account set password_hash = $2, password_version = password_version + 1, password_is_given = false
     where id = $1`,
    [accountId, passwordHash],
  )
}

export async function filterOpenSessions(sql: Sql, sessionIds: readonly number[]): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `select s.id from session s join account a on a.id = s.account_id
     where s.id = any($1::bigint[]) and s.revoked_at is null and s.ends_at > now() and a.is_active`,
    [sessionIds],
  )
  return rows.map(({ id }) => id)
}

/**
 * Ends every session of people, for all accounts. After a restored backup, sessions that were closed since the backup would be
 * open again.
 * @returns the number of ended sessions, and the number of sessions of programs, which stay open
 */
export async function endSessionsOfPeople(sql: Sql): Promise<{ ended: number; programs: number }> {
  const rows = await sql.query<{ ended: number; programs: number }>(
    `with gone as (
       update session set revoked_at = now()
       where revoked_at is null and ends_at > now() and class in ('browser', 'api', 'operator', 'launched') returning id
     )
     select (select count(*)::int from gone) as ended,
            (select count(*)::int from session where revoked_at is null and ends_at > now()
             and class not in ('browser', 'api', 'operator', 'launched')) as programs`,
  )
  return rows[0] ?? { ended: 0, programs: 0 }
}

export interface AccountOfBrowser {
  id: number
  kind: 'doctor' | 'assistant'
}

/**
 * Finds the doctor or assistant whose open session has this browser's binding cookie; undefined for no such session. The token
 * of the session may have expired, but its refresh cookie must still be valid: the browser would renew the session at once.
 */
export async function accountOfBrowser(sql: Sql, bindingHash: Buffer): Promise<AccountOfBrowser | undefined> {
  const rows = await sql.query<AccountOfBrowser>(
    `select a.id, a.kind from token t join session s on s.id = t.session_id join account a on a.id = s.account_id
     where t.binding_hash = $1 and a.kind in ('doctor', 'assistant') and a.is_active
       and s.revoked_at is null and s.ends_at > now()
       and exists (select 1 from refresh_token r
                   where r.session_id = s.id and r.expires_at > now() and r.generation >= s.refresh_generation)
     limit 1`,
    [bindingHash],
  )
  return rows[0]
}
