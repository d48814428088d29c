import type { Sql } from '../../database/database.ts'

/** Closes the session of the token that an integrator keeps. @returns whether there was one */
export async function closeIntegration(sql: Sql, accountId: number): Promise<boolean> {
  const rows = await sql.query(
    `update session set revoked_at = now()
     where account_id = $1 and class = 'integration' and revoked_at is null and ends_at > now() returning id`,
    [accountId],
  )
  return rows.length > 0
}

/** A token that rests is refused until it works again; its session stays. */
export async function restIntegration(sql: Sql, accountId: number, rests: boolean): Promise<void> {
  await sql.query(
    `update token t set expires_at = case when $2::boolean then now() else s.ends_at end
     from session s
     where t.session_id = s.id and s.account_id = $1 and s.class = 'integration' and s.revoked_at is null`,
    [accountId, rests],
  )
}

/** The tokens are gone for good; whoever may renew them still may. */
export async function dropIntegrationTokens(sql: Sql, accountIds: readonly number[]): Promise<void> {
  await sql.query(
    `delete from token t using session s
     where t.session_id = s.id and s.account_id = any ($1::bigint[]) and s.class = 'integration'`,
    [accountIds],
  )
}
