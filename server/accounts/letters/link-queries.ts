import type { Sql } from '../../database/database.ts'

export type LinkPurpose = 'confirm-email' | 'reset-password'

/** Stores a mailed link, bound to the current password. The account's earlier link for the same purpose is deleted. */
export async function putLink(
  sql: Sql,
  l: { hash: Buffer; accountId: number; purpose: LinkPurpose; ms: number },
): Promise<void> {
  await sql.query(
    `insert into account_link (hash, account_id, purpose, password_version, expires_at)
     select $1, id, $3, password_version, now() + make_interval(secs => $4 / 1000.0) from account where id = $2
     on conflict (account_id, purpose) do update
       set hash = excluded.hash, password_version = excluded.password_version, expires_at = excluded.expires_at`,
    [l.hash, l.accountId, l.purpose, l.ms],
  )
}

/** Reads the account and the mail address of a mailed link that is still valid. */
export async function linkByHash(
  sql: Sql,
  hash: Buffer,
  purpose: LinkPurpose,
): Promise<{ account_id: number; email: string } | undefined> {
  const rows = await sql.query<{ account_id: number; email: string }>(
    `select l.account_id, a.email from account_link l join account a on a.id = l.account_id
     where l.hash = $1 and l.purpose = $2 and l.expires_at > now() and a.is_active
       and l.password_version = a.password_version`,
    [hash, purpose],
  )
  return rows[0]
}

/** Uses up a valid mailed link. If two calls use the same link at once, only one of them returns true. */
export async function takeLink(sql: Sql, hash: Buffer, purpose: LinkPurpose): Promise<boolean> {
  const rows = await sql.query(
    `delete from account_link l using account a
     where l.hash = $1 and l.purpose = $2 and l.expires_at > now() and a.id = l.account_id and a.is_active
       and l.password_version = a.password_version
     returning l.account_id`,
    [hash, purpose],
  )
  return rows.length === 1
}

export async function removeEndedLinks(sql: Sql): Promise<void> {
  await sql.query('delete from account_link where expires_at <= now()')
}
