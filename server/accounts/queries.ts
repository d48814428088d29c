import type { Sql } from '../database/database.ts'
import { EVENT_COLUMNS, EVENT_RECORD, type EventColumns } from '../events/event-columns.ts'
import type { Caller } from '../http/context.ts'
import type { TokenClass } from './session/tokens.ts'

export interface AccountRow {
  id: number
  kind: Caller['kind']
  email: string
  password_hash: string | null
  is_active: boolean
  email_verified_at: Date | null
}

export async function accountByEmail(sql: Sql, email: string): Promise<AccountRow | undefined> {
  const rows = await sql.query<AccountRow>(
    'select id, kind, email, password_hash, is_active, email_verified_at from account where email = lower($1)',
    [email],
  )
  return rows[0]
}

export async function accountById(sql: Sql, id: number): Promise<AccountRow | undefined> {
  const rows = await sql.query<AccountRow>(
    'select id, kind, email, password_hash, is_active, email_verified_at from account where id = $1',
    [id],
  )
  return rows[0]
}

export async function insertAccount(
  sql: Sql,
  account: {
    kind: AccountRow['kind']
    email: string
    passwordHash: string | null
    verified: boolean
    /** Whether the integrator that made the account chose its password, and therefore knows it. */
    passwordIsGiven?: true
  },
): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    `insert into account (kind, email, password_hash, email_verified_at, password_is_given)
     values ($1, lower($2), $3, case when $4 then now() end, $5) returning id`,
    [account.kind, account.email, account.passwordHash, account.verified, account.passwordIsGiven ?? false],
  )
  return rows[0]!.id
}

export interface NewSession {
  accountId: number
  class: TokenClass
  device: string
  /** Lifetime of the session in ms. It is counted by the database's clock, which all processes share. */
  sessionMs: number
  tokenHash: Buffer
  bindingHash: Buffer | null
  tokenMs: number
  refreshHash: Buffer | null
  refreshMs: number
  /** Audit event of the login, written in a transaction of the account; null for a session that no login opens. */
  event: EventColumns | null
}

/**
 * Inserts a session, its token, its refresh token and the event of the login in one statement, so that none exists without the
 * others.
 */
export async function insertSession(sql: Sql, s: NewSession): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    `with s as (
       insert into session (account_id, class, device, ends_at, proved_at)
       values ($1, $2, $3, now() + make_interval(secs => $4 / 1000.0),
               -- A token that another system uses does not prove a person's identity, so proved_at stays null.
               case when $2 not in ('integration', 'launched') then now() end) returning id
     ), t as (
       insert into token (hash, session_id, binding_hash, expires_at)
       select $5, s.id, $6, now() + make_interval(secs => $7 / 1000.0) from s
     ), r as (
       insert into refresh_token (hash, session_id, expires_at)
       select $8, s.id, now() + make_interval(secs => $9 / 1000.0) from s where $8::bytea is not null
     ), told as (
       insert into audit_event (doctor_id, object_id, ${EVENT_COLUMNS})
       select $1, s.id, e.* from s, jsonb_to_record($10::jsonb) as e(${EVENT_RECORD}) where $10::jsonb is not null
     )
     select id from s`,
    [
      s.accountId,
      s.class,
      s.device,
      s.sessionMs,
      s.tokenHash,
      s.bindingHash,
      s.tokenMs,
      s.refreshHash,
      s.refreshMs,
      s.event && JSON.stringify(s.event),
    ],
  )
  if (s.event) sql.wake('events')
  return rows[0]!.id
}

export interface TokenRow {
  account_id: number
  kind: Caller['kind']
  session_id: number
  class: TokenClass
  binding_hash: Buffer | null
  password_is_given: boolean
  /** Whether the token has expired by the database's clock, which all processes share. */
  expired: boolean
  usable: boolean
}

const TOKEN_BY_HASH = `select s.account_id, a.kind, s.id as session_id, s.class, t.binding_hash, a.password_is_given,
         (t.expires_at <= now() or s.ends_at <= now()) as expired,
         (s.revoked_at is null and a.is_active) as usable
  from token t join session s on s.id = t.session_id join account a on a.id = s.account_id
  where t.hash = $1`

const ENTER_BY_HASH = `select found.*, set_config('app.doctor_id',
    case when kind = 'doctor' and usable and not expired then account_id::text else '' end, true)
  from (${TOKEN_BY_HASH}) found`

export async function tokenByHash(sql: Sql, hash: Buffer): Promise<TokenRow | undefined> {
  const rows = await sql.query<TokenRow>(TOKEN_BY_HASH, [hash])
  return rows[0]
}

/**
 * Reads a token by its hash. From then on the transaction sees the rows of the token's doctor, or no doctor's rows if the token
 * is not a valid token of a doctor.
 */
export async function enterByHash(sql: Sql, hash: Buffer): Promise<TokenRow | undefined> {
  const rows = await sql.query<TokenRow>(ENTER_BY_HASH, [hash])
  return rows[0]
}

export interface RefreshRow {
  session_id: number
  account_id: number
  live: boolean
  used: boolean
  in_grace: boolean
}

/** Reads a refresh token and locks its session, so that two tabs which refresh at once are serialized. */
export async function refreshByHash(
  sql: Sql,
  hash: Buffer,
  graceMs: number,
): Promise<RefreshRow | undefined> {
  const rows = await sql.query<RefreshRow>(
    `select r.session_id, s.account_id,
            (r.expires_at > now() and s.ends_at > now() and s.revoked_at is null and a.is_active) as live,
            r.generation < s.refresh_generation as used,
            (r.generation = s.refresh_generation - 1
              and s.advanced_at > now() - make_interval(secs => $2 / 1000.0)) as in_grace
     from refresh_token r join session s on s.id = r.session_id join account a on a.id = s.account_id
     where r.hash = $1 for update of s`,
    [hash, graceMs],
  )
  return rows[0]
}

export interface Rotation {
  sessionId: number
  /**
   * Whether the new refresh token begins the session's next generation of refresh tokens; false for a further one of the
   * present generation.
   */
  advances: boolean
  tokenHash: Buffer
  bindingHash: Buffer
  tokenMs: number
  refreshHash: Buffer
  refreshMs: number
}

/**
 * Inserts a session's new token and refresh token, and deletes its expired tokens. If `advances` is set, a new generation of
 * refresh tokens begins first.
 */
export async function rotate(sql: Sql, r: Rotation): Promise<void> {
  await sql.query(
    `with swept as (
       delete from token where session_id = $2 and expires_at <= now()
     ), advanced as (
       update session set last_used_at = now(),
         refresh_generation = refresh_generation + case when $1::boolean then 1 else 0 end,
         advanced_at = case when $1::boolean then now() else advanced_at end
       where id = $2 returning refresh_generation
     ), t as (
       insert into token (hash, session_id, binding_hash, expires_at)
       values ($3, $2, $4, now() + make_interval(secs => $5 / 1000.0))
     )
     insert into refresh_token (hash, session_id, expires_at, generation)
     select $6, $2, now() + make_interval(secs => $7 / 1000.0), refresh_generation from advanced`,
    [r.advances, r.sessionId, r.tokenHash, r.bindingHash, r.tokenMs, r.refreshHash, r.refreshMs],
  )
}

export async function revokeSession(sql: Sql, sessionId: number): Promise<void> {
  await sql.query('update session set revoked_at = now() where id = $1 and revoked_at is null', [sessionId])
}
