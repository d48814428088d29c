import type { InvitationSeen } from '#contract/accounts/invitations.ts'
import { Problem } from '#contract/problem.ts'
import { openInvitedAccount } from '../accounts/registration/open-invited-account.ts'
import { emailOf, isKnownAddress } from '../accounts/registration/known-address.ts'
import { hashSecret } from '../accounts/session/tokens.ts'
import { linkAssistant, nameAssistant } from '../assistants/link-assistant.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Database, Sql } from '../database/database.ts'
import type { Caller, Language } from '../http/context.ts'
import { actAsInvited, joinHospital, openLink, spendLink, type InvitationRow } from './invitation-queries.ts'
import { ensureDefault } from './membership-queries.ts'

/**
 * Doctor id for a transaction that belongs to no doctor. In such a transaction, only the link of an invitation gives
 * access to a row.
 */
const NOBODY = 0

/** Reads the invitation that the holder of a link may accept. @throws the problems of `goodLink` */
export async function readInvitationByLink(database: Database, link: string): Promise<InvitationSeen> {
  const row = await database.asDoctor(NOBODY, (sql) => goodLink(sql, hashSecret(link)))
  return {
    email: row.email,
    role: row.role,
    hospital_name: row.hospital_name,
    invited_by: row.invited_by_name,
    expires_at: row.expires_at.toISOString(),
    has_account: await isKnownAddress(database.open, row.email),
  }
}

/**
 * Accepts an invitation with the caller's existing account, whose address must be the invited one.
 * @throws Problem `invitation-other-account`, `invitation-other-kind`, and the problems of `goodLink`
 */
export async function acceptInvitation(
  database: Database,
  caller: Caller,
  link: string,
): Promise<InvitationRow> {
  const email = await emailOf(database.open, caller.accountId)
  return database.asDoctor(NOBODY, async (sql) => {
    const row = await goodLink(sql, hashSecret(link))
    if (row.email !== email) throw new Problem('invitation-other-account')
    if ((row.role === 'ASSISTANT') !== (caller.kind === 'assistant'))
      throw new Problem('invitation-other-kind')
    await settle(sql, row, caller.accountId, link)
    return row
  })
}

/**
 * Creates an account for the invited address, which the link itself confirms, and accepts the invitation.
 * @throws Problem `account-exists`, `invalid-input` for a password that is easy to guess, and the problems of
 * `goodLink`
 */
export async function joinByInvitation(
  database: Database,
  asker: { link: string; name: string; password: string; brandName: string; language: Language },
): Promise<InvitationRow> {
  const hash = hashSecret(asker.link)
  const { email, role } = await database.asDoctor(NOBODY, (sql) => goodLink(sql, hash))
  const kind = role === 'ASSISTANT' ? 'assistant' : 'doctor'
  const open = await openInvitedAccount({ ...asker, email, kind })
  return database.asDoctor(NOBODY, async (sql) => {
    const row = await goodLink(sql, hash)
    const accountId = await open(sql)
    if (kind === 'assistant') await nameAssistant(sql, accountId, asker.name)
    await settle(sql, row, accountId, asker.link)
    return row
  })
}

/**
 * Reads the invitation of a link that can still be accepted.
 * @throws Problem `link-dead` for an unknown link, `invitation-used`, `invitation-revoked`, `invitation-expired`
 */
async function goodLink(sql: Sql, hash: Buffer): Promise<InvitationRow> {
  const row = await openLink(sql, hash)
  if (!row) throw new Problem('link-dead')
  if (row.accepted_at) throw new Problem('invitation-used')
  if (row.revoked_at) throw new Problem('invitation-revoked')
  if (row.is_expired) throw new Problem('invitation-expired')
  return row
}

/**
 * Marks the invitation's link as used and makes the account a member or an assistant, in a transaction of the doctor whom the
 * invitation concerns.
 */
async function settle(sql: Sql, row: InvitationRow, accountId: number, link: string): Promise<void> {
  if (!(await spendLink(sql, hashSecret(link), accountId))) throw new Problem('invitation-used')
  const doctorId = row.doctor_id ?? accountId
  await actAsInvited(sql, doctorId)
  if (row.role === 'ASSISTANT') {
    const isApproved = row.invited_by === doctorId
    await linkAssistant(sql, {
      doctorId,
      assistantId: accountId,
      hospitalId: row.hospital_id,
      isApproved,
    })
  } else {
    await joinHospital(sql, { doctorId, hospitalId: row.hospital_id, type: row.role })
    await ensureDefault(sql, doctorId)
  }
  await recordEvent(sql, doctorId, {
    actor: row.role === 'ASSISTANT' ? 'assistant' : 'doctor',
    actorId: accountId,
    action: 'invitation.accepted',
    object: ['hospital', row.hospital_id],
    details: { invitation: row.id, role: row.role },
  })
}
