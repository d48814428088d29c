import type { Sql } from '../../database/database.ts'

export interface StoredPasskey {
  id: number
  credential_id: Buffer
  public_key: Buffer
  counter: number
  transports: string[]
  synced: boolean
  name: string
  created_at: Date
  last_used_at: Date | null
  /** Host at which the passkey is valid; null for the host of the configured base address. */
  site: string | null
}

const COLUMNS = `id, credential_id, public_key, counter, transports, synced, name, created_at, last_used_at, site`

export async function passkeysOf(sql: Sql, doctorId: number): Promise<StoredPasskey[]> {
  return sql.query<StoredPasskey>(`select ${COLUMNS} from passkey where doctor_id = $1 order by id`, [
    doctorId,
  ])
}

export async function insertPasskey(
  sql: Sql,
  doctorId: number,
  p: Pick<
    StoredPasskey,
    'credential_id' | 'public_key' | 'counter' | 'transports' | 'synced' | 'name' | 'site'
  >,
): Promise<StoredPasskey | undefined> {
  const rows = await sql.query<StoredPasskey>(
    `insert into passkey (doctor_id, credential_id, public_key, counter, transports, synced, name, site)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning ${COLUMNS}`,
    [doctorId, p.credential_id, p.public_key, p.counter, p.transports, p.synced, p.name, p.site],
  )
  return rows[0]
}

/** Stores a passkey's new counter. @returns false when the passkey was removed, or used by a concurrent call */
export async function countPasskey(
  sql: Sql,
  doctorId: number,
  p: Pick<StoredPasskey, 'id' | 'counter'>,
  counter: number,
): Promise<boolean> {
  const rows = await sql.query(
    `update passkey set counter = $4, last_used_at = now()
     where doctor_id = $1 and id = $2 and counter = $3 returning id`,
    [doctorId, p.id, p.counter, counter],
  )
  return rows.length === 1
}

export async function renamePasskey(
  sql: Sql,
  doctorId: number,
  id: number,
  name: string,
): Promise<StoredPasskey | undefined> {
  const rows = await sql.query<StoredPasskey>(
    `update passkey set name = $3 where doctor_id = $1 and id = $2 returning ${COLUMNS}`,
    [doctorId, id, name],
  )
  return rows[0]
}

export async function deletePasskey(sql: Sql, doctorId: number, id: number): Promise<boolean> {
  const rows = await sql.query('delete from passkey where doctor_id = $1 and id = $2 returning id', [
    doctorId,
    id,
  ])
  return rows.length === 1
}

export interface StoredTotp {
  sealed: Buffer
  confirmed_at: Date | null
  /** Whether the setup of TOTP codes began recently enough to be confirmed. */
  fresh: boolean
}

export async function totpOf(sql: Sql, doctorId: number): Promise<StoredTotp | undefined> {
  const rows = await sql.query<StoredTotp>(
    `select sealed, confirmed_at, created_at > now() - interval '15 minutes' as fresh from totp where doctor_id = $1`,
    [doctorId],
  )
  return rows[0]
}

/** Stores a new TOTP secret for a doctor whose TOTP codes are not on yet. @returns false when the codes are on */
export async function putTotp(sql: Sql, doctorId: number, sealed: Buffer): Promise<boolean> {
  const rows = await sql.query(
    `insert into totp (doctor_id, sealed) values ($1, $2)
     on conflict (doctor_id) do update set sealed = excluded.sealed, created_at = now(), last_step = 0
       where totp.confirmed_at is null
     returning doctor_id`,
    [doctorId, sealed],
  )
  return rows.length === 1
}

/** Marks the TOTP code of one half minute as used. @returns false when this code or a later one was used before */
export async function spendTotpStep(
  sql: Sql,
  doctorId: number,
  sealed: Buffer,
  step: number,
): Promise<boolean> {
  const rows = await sql.query(
    `update totp set last_step = $3, confirmed_at = coalesce(confirmed_at, now())
     where doctor_id = $1 and sealed = $2 and last_step < $3 returning doctor_id`,
    [doctorId, sealed, step],
  )
  return rows.length === 1
}

export async function deleteTotp(sql: Sql, doctorId: number): Promise<boolean> {
  const rows = await sql.query(
    'delete from totp where doctor_id = $1 and confirmed_at is not null returning doctor_id',
    [doctorId],
  )
  return rows.length === 1
}

/**
 * Returns the random handle by which passkeys know the account. For an account without a handle, `fresh` becomes the handle.
 */
export async function passkeyHandle(sql: Sql, accountId: number, fresh: Buffer): Promise<Buffer> {
  const rows = await sql.query<{ passkey_handle: Buffer }>(
    'update account set passkey_handle = coalesce(passkey_handle, $2) where id = $1 returning passkey_handle',
    [accountId, fresh],
  )
  return rows[0]!.passkey_handle
}

export async function accountByHandle(sql: Sql, handle: Buffer): Promise<number | undefined> {
  const rows = await sql.query<{ id: number }>('select id from account where passkey_handle = $1', [handle])
  return rows[0]?.id
}

/** Deletes every second factor of an account and its recovery codes. @returns whether the account had any of them */
export async function deleteFactors(sql: Sql, doctorId: number): Promise<boolean> {
  const rows = await sql.query<{ removed: number }>(
    `with keys as (delete from passkey where doctor_id = $1 returning 1),
          codes as (delete from totp where doctor_id = $1 returning confirmed_at),
          recovery as (delete from recovery_codes where doctor_id = $1 returning 1)
     select ((select count(*) from keys)
             + (select count(*) from codes where confirmed_at is not null)
             + (select count(*) from recovery))::int as removed`,
    [doctorId],
  )
  return (rows[0]?.removed ?? 0) > 0
}

/** Reads the mail address of an account, with the language and brand of mails to it. */
export async function mailLookOf(
  sql: Sql,
  doctorId: number,
): Promise<{ email: string; language: 'es' | 'en'; brand: string } | undefined> {
  const rows = await sql.query<{ email: string; language: 'es' | 'en'; brand: string }>(
    `select a.email, d.licence_brand as brand,
            case when d.ux_settings ->> 'language' = 'en' then 'en' else 'es' end as language
     from doctor d join account a on a.id = d.doctor_id where d.doctor_id = $1`,
    [doctorId],
  )
  return rows[0]
}
