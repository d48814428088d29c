import type { Sql } from '../../database/database.ts'

/**
 * Closes the session of the token with which an integrator acts for a doctor, and the sessions launched with it.
 * @returns whether the integrator's session was open
 */
export async function closeIntegration(sql: Sql, accountId: number): Promise<boolean> {
  const rows = await sql.query(
    `with launched as (
       update session set revoked_at = now()
       where account_id = $1 and class = 'launched' and revoked_at is null
     )
     update session set revoked_at = now()
     where account_id = $1 and class = 'integration' and revoked_at is null and ends_at > now() returning id`,
    [accountId],
  )
  return rows.length > 0
}

/** Suspends or resumes an integrator's token of a doctor by changing when the token expires. The session stays open. */
export async function suspendIntegration(sql: Sql, accountId: number, rests: boolean): Promise<void> {
  await sql.query(
    `update token t set expires_at = case when $2::boolean then now() else s.ends_at end
     from session s
     where t.session_id = s.id and s.account_id = $1 and s.class = 'integration' and s.revoked_at is null`,
    [accountId, rests],
  )
}

/** Deletes the tokens with which integrators act for the given accounts. The sessions stay, so the tokens can be renewed. */
export async function dropIntegrationTokens(sql: Sql, accountIds: readonly number[]): Promise<void> {
  await sql.query(
    `delete from token t using session s
     where t.session_id = s.id and s.account_id = any ($1::bigint[]) and s.class = 'integration'`,
    [accountIds],
  )
}
