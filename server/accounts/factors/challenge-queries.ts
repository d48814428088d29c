import type { Sql } from '../../database/database.ts'
import type { AccountRow } from '../queries.ts'

export type ChallengePurpose = 'login' | 'passkey' | 'step-up' | 'new-passkey'

export interface NewChallenge {
  holder: Buffer
  purpose: ChallengePurpose
  accountId: number | null
  nonce: string | null
  ms: number
}

/** Stores a challenge for a browser or a session (`holder`), in place of an earlier challenge of the same holder. */
export async function putChallenge(sql: Sql, c: NewChallenge): Promise<void> {
  await sql.query(
    `insert into challenge (holder, purpose, account_id, password_version, nonce, expires_at)
     values ($1, $2, $3::bigint, (select password_version from account where id = $3::bigint), $4,
             now() + make_interval(secs => $5 / 1000.0))
     on conflict (holder) do update
       set purpose = excluded.purpose, account_id = excluded.account_id, nonce = excluded.nonce,
           password_version = excluded.password_version, expires_at = excluded.expires_at`,
    [c.holder, c.purpose, c.accountId, c.nonce, c.ms],
  )
}

/** Deletes a passkey's challenge and returns its nonce. Only one of two concurrent calls gets the nonce. */
export async function takeChallenge(
  sql: Sql,
  holder: Buffer,
  purpose: ChallengePurpose,
): Promise<string | undefined> {
  const rows = await sql.query<{ nonce: string | null }>(
    'delete from challenge where holder = $1 and purpose = $2 and expires_at > now() returning nonce',
    [holder, purpose],
  )
  return rows[0]?.nonce ?? undefined
}

type WaitingLogin = Pick<AccountRow, 'id' | 'kind' | 'email' | 'password_hash'>

/**
 * Reads the account whose login waits for a second factor. The wait ends when the challenge expires or the password changes.
 */
export async function waitingLogin(sql: Sql, holder: Buffer): Promise<WaitingLogin | undefined> {
  const rows = await sql.query<WaitingLogin>(
    `select a.id, a.kind, a.email, a.password_hash from challenge c join account a on a.id = c.account_id
     where c.holder = $1 and c.purpose = 'login' and c.expires_at > now()
       and a.is_active and c.password_version = a.password_version`,
    [holder],
  )
  return rows[0]
}

/** Sets the passkey nonce of a login that waits for its second factor. An earlier nonce becomes invalid. */
export async function storeLoginNonce(sql: Sql, holder: Buffer, nonce: string): Promise<void> {
  await sql.query(`update challenge set nonce = $2 where holder = $1 and purpose = 'login'`, [holder, nonce])
}

/**
 * Takes the passkey nonce of a login that waits for its second factor, so that the passkey's answer is judged only once. The
 * login itself still waits.
 */
export async function takeLoginNonce(sql: Sql, holder: Buffer): Promise<string | undefined> {
  const rows = await sql.query<{ nonce: string }>(
    `with asked as (
       select holder, nonce from challenge where holder = $1 and purpose = 'login' and nonce is not null for update
     )
     update challenge c set nonce = null from asked where c.holder = asked.holder returning asked.nonce`,
    [holder],
  )
  return rows[0]?.nonce
}

/** Deletes a login that waits for its second factor. @returns whether this call deleted it */
export async function endWaiting(sql: Sql, holder: Buffer): Promise<boolean> {
  const rows = await sql.query(
    `delete from challenge where holder = $1 and purpose = 'login' and expires_at > now() returning holder`,
    [holder],
  )
  return rows.length === 1
}

export async function removeEndedChallenges(sql: Sql): Promise<void> {
  await sql.query('delete from challenge where expires_at <= now()')
}
