import type { Sql } from '../../database/database.ts'

/**
 * Whether the account logged in from this device within the last year, and no later change of the password made the product
 * forget the device.
 */
export async function isKnownDevice(sql: Sql, accountId: number, hash: Buffer): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from known_device where account_id = $1 and hash = $2 and forgotten_at is null
       and last_login_at > now() - interval '1 year'`,
    [accountId, hash],
  )
  return rows.length === 1
}

/**
 * Stores a login of an account from a device.
 * @returns true for an unknown device of an account that has logged in from another device before
 */
export async function keepDevice(sql: Sql, accountId: number, hash: Buffer): Promise<boolean> {
  const rows = await sql.query<{ is_new: boolean }>(
    `with before as (
       select hash, forgotten_at from known_device where account_id = $1
     ), kept as (
       insert into known_device (account_id, hash) values ($1, $2)
       on conflict (account_id, hash) do update set last_login_at = now(), forgotten_at = null
     )
     select exists (select 1 from before)
       and not exists (select 1 from before where hash = $2 and forgotten_at is null) as is_new`,
    [accountId, hash],
  )
  return rows[0]!.is_new
}

/** Replaces the secret of a browser's device cookie by a new one, for all accounts that have logged in in that browser. */
export async function moveDevice(sql: Sql, before: Buffer, now: Buffer): Promise<void> {
  await sql.query('update known_device set hash = $2 where hash = $1', [before, now])
}

/** Forgets all devices of an account, or all except one, when the account's password changes. */
export async function forgetDevices(sql: Sql, accountId: number, except: Buffer | null): Promise<void> {
  await sql.query(
    'update known_device set forgotten_at = now() where account_id = $1 and hash is distinct from $2',
    [accountId, except],
  )
}

export async function removeOldDevices(sql: Sql): Promise<void> {
  await sql.query(`delete from known_device where last_login_at < now() - interval '1 year'`)
}
