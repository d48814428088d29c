import type { InvitationRole } from '#contract/accounts/invitations.ts'
import type { Sql } from '../database/database.ts'

export interface InvitationRow {
  id: number
  hospital_id: number
  hospital_name: string
  email: string
  role: InvitationRole
  doctor_id: number | null
  invited_by: number
  invited_by_name: string
  created_at: Date
  expires_at: Date
  accepted_at: Date | null
  revoked_at: Date | null
  /** Whether the invitation has expired, by the database's clock. */
  is_expired: boolean
}

const COLUMNS = `id, hospital_id, hospital_name, email, role, doctor_id, invited_by, invited_by_name, created_at, expires_at,
  accepted_at, revoked_at, expires_at <= now() as is_expired`

const DAYS = 7
const SHOWN = 50

/**
 * The latest invitations of a hospital. The transaction must have access to the hospital's members
 * (`openAdministration`).
 */
export async function invitationsOf(sql: Sql, hospitalId: number): Promise<InvitationRow[]> {
  return sql.query<InvitationRow>(
    `select ${COLUMNS} from invitation where hospital_id = $1 order by id desc limit $2`,
    [hospitalId, SHOWN],
  )
}

export interface NewInvitation {
  hospitalId: number
  email: string
  role: InvitationRole
  doctorId: number | null
  invitedBy: number
}

/** Stores an invitation to a hospital. @throws PostgreSQL 23505 when an equal invitation is open */
export async function insertInvitation(sql: Sql, i: NewInvitation): Promise<InvitationRow> {
  const rows = await sql.query<InvitationRow>(
    `insert into invitation (hospital_id, email, role, doctor_id, invited_by, hospital_name, invited_by_name, expires_at)
     select h.id, lower($2), $3, $4, $5, h.name, d.name, now() + make_interval(days => ${DAYS})
     from hospital h, doctor d where h.id = $1 and d.doctor_id = $5
     returning ${COLUMNS}`,
    [i.hospitalId, i.email, i.role, i.doctorId, i.invitedBy],
  )
  return rows[0]!
}

/**
 * Whether a doctor belongs to a hospital. The transaction must have access to the hospital's members
 * (`openAdministration`).
 */
export async function isMember(sql: Sql, hospitalId: number, doctorId: number): Promise<boolean> {
  const rows = await sql.query(
    'select 1 from membership where hospital_id = $1 and doctor_id = $2 and not is_deleted',
    [hospitalId, doctorId],
  )
  return rows.length === 1
}

/**
 * Whether an address belongs to somebody who has accepted to be a member of a hospital. The transaction must have
 * access to the hospital's members (`openAdministration`). Administrators may read the addresses of these members
 * anyway.
 */
export async function hasMemberOf(sql: Sql, hospitalId: number, email: string): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from membership m join account a on a.id = m.doctor_id
     where m.hospital_id = $1 and not m.is_deleted and m.has_accepted and a.email = lower($2)`,
    [hospitalId, email],
  )
  return rows.length > 0
}

/** Restarts the seven days of an open invitation and invalidates its previous link. */
export async function renewInvitation(
  sql: Sql,
  hospitalId: number,
  id: number,
): Promise<InvitationRow | undefined> {
  const rows = await sql.query<InvitationRow>(
    `update invitation set expires_at = now() + make_interval(days => ${DAYS}), link_hash = null
     where hospital_id = $1 and id = $2 and accepted_at is null and revoked_at is null returning ${COLUMNS}`,
    [hospitalId, id],
  )
  return rows[0]
}

export async function revokeInvitation(sql: Sql, hospitalId: number, id: number): Promise<boolean> {
  const rows = await sql.query(
    `update invitation set revoked_at = now()
     where hospital_id = $1 and id = $2 and accepted_at is null and revoked_at is null returning id`,
    [hospitalId, id],
  )
  return rows.length === 1
}

/**
 * Stores the hash of an open invitation's link, in a job's transaction.
 * @returns undefined when the invitation is not open
 */
export async function linkInvitation(sql: Sql, id: number, hash: Buffer): Promise<InvitationRow | undefined> {
  const rows = await sql.query<InvitationRow>(
    `update invitation set link_hash = $2
     where id = $1 and accepted_at is null and revoked_at is null and expires_at > now() returning ${COLUMNS}`,
    [id, hash],
  )
  return rows[0]
}

/** Gives the rest of the transaction access to the invitation of this link (0067-invitations.sql). */
export async function openLink(sql: Sql, hash: Buffer): Promise<InvitationRow | undefined> {
  await sql.query(`select set_config('app.invitation', $1, true)`, [hash.toString('hex')])
  const rows = await sql.query<InvitationRow>(`select ${COLUMNS} from invitation where link_hash = $1`, [
    hash,
  ])
  return rows[0]
}

/**
 * Marks the link of an invitation as used. Of two concurrent calls, one succeeds.
 * @returns whether this call succeeded
 */
export async function spendLink(sql: Sql, hash: Buffer, accountId: number): Promise<boolean> {
  const rows = await sql.query(
    `update invitation set accepted_at = now(), accepted_by = $2
     where link_hash = $1 and accepted_at is null and revoked_at is null and expires_at > now() returning id`,
    [hash, accountId],
  )
  return rows.length === 1
}

/** Gives the rest of the transaction the rights of the invited doctor. */
export async function actAsInvited(sql: Sql, doctorId: number): Promise<void> {
  await sql.query(`select set_config('app.doctor_id', $1::bigint::text, true)`, [doctorId])
}

/** Makes the doctor a member, or a member again. A current member keeps the role or becomes administrator. */
export async function joinHospital(
  sql: Sql,
  m: { doctorId: number; hospitalId: number; type: 'ADMIN' | 'MEMBER' },
): Promise<void> {
  await sql.query(
    `insert into membership as m (doctor_id, hospital_id, type, is_deleted, has_accepted)
     values ($1, $2, $3, false, true)
     on conflict (doctor_id, hospital_id) do update set
       type = case when m.is_deleted or excluded.type = 'ADMIN' then excluded.type else m.type end,
       is_deleted = false, has_accepted = true, invited_at = null`,
    [m.doctorId, m.hospitalId, m.type],
  )
}

/** Whether the licence of a doctor is verified. */
export async function isLicenceVerified(sql: Sql, doctorId: number): Promise<boolean> {
  const rows = await sql.query<{ specialty_verified: boolean }>(
    `select specialty_verified from doctor where doctor_id = $1`,
    [doctorId],
  )
  return rows[0]?.specialty_verified === true
}
