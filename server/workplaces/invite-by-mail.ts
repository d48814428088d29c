import type { Invitation, InvitationRole } from '#contract/accounts/invitations.ts'
import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../events/record-event.ts'
import { errorCode, type Sql } from '../database/database.ts'
import { queueAccountMail } from '../delivery/queue-account-mail.ts'
import {
  hasMemberOf,
  insertInvitation,
  invitationsOf,
  isLicenceVerified,
  isMember,
  renewInvitation,
  revokeInvitation,
  type InvitationRow,
} from './invitation-queries.ts'
import { openAdministration } from './membership-queries.ts'
import { requireAdministrator } from './require-administrator.ts'

/** The doctor who invites, the hospital to which the doctor invites, and the language and brand of the mail. */
export interface Inviter {
  doctorId: number
  hospitalId: number
  language: 'es' | 'en'
  brand: string
}

async function administer(sql: Sql, { doctorId, hospitalId }: Inviter): Promise<void> {
  await requireAdministrator(sql, doctorId, hospitalId)
  await openAdministration(sql, doctorId)
}

export async function listInvitations(sql: Sql, inviter: Inviter): Promise<InvitationRow[]> {
  await administer(sql, inviter)
  return invitationsOf(sql, inviter.hospitalId)
}

/**
 * Invites a mail address to a hospital. The response does not reveal whether the address has an account. The only
 * exception is the address of a member, which the administrator sees in the list of members.
 * @throws Problem `invitation-exists` while an equal invitation is open, `invalid-input` for the address of a member,
 * and for an assistant of a doctor who does not belong to the hospital
 */
export async function inviteByMail(
  sql: Sql,
  inviter: Inviter,
  asked: { email: string; role: InvitationRole; doctor?: number | undefined },
): Promise<InvitationRow> {
  await administer(sql, inviter)
  const { hospitalId, doctorId: invitedBy } = inviter
  const doctorId = asked.role === 'ASSISTANT' ? (asked.doctor ?? invitedBy) : null
  if (doctorId !== null && !(await isMember(sql, hospitalId, doctorId)))
    throw new Problem('invalid-input', { fields: { doctor: ['medic-unknown'] } })
  if (doctorId === null && asked.doctor !== undefined)
    throw new Problem('invalid-input', { fields: { doctor: ['fixed'] } })
  if (await hasMemberOf(sql, hospitalId, asked.email))
    throw new Problem('invalid-input', { fields: { email: ['email-registered'] } })
  const row = await insertInvitation(sql, { ...asked, hospitalId, invitedBy, doctorId }).catch(
    (error: unknown) => {
      if (errorCode(error) === '23505') throw new Problem('invitation-exists')
      throw error
    },
  )
  await send(sql, inviter, row)
  return row
}

/** Mails a new link of an invitation, which makes the previous link invalid. */
export async function resendInvitation(sql: Sql, inviter: Inviter, id: number): Promise<InvitationRow> {
  await administer(sql, inviter)
  const row = await renewInvitation(sql, inviter.hospitalId, id)
  if (!row) throw new Problem('not-found')
  await send(sql, inviter, row)
  return row
}

export async function takeBackInvitation(sql: Sql, inviter: Inviter, id: number): Promise<void> {
  await administer(sql, inviter)
  if (!(await revokeInvitation(sql, inviter.hospitalId, id))) throw new Problem('not-found')
  await recordEvent(sql, inviter.doctorId, {
    actor: 'doctor',
    actorId: inviter.doctorId,
    action: 'invitation.revoked',
    object: ['hospital', inviter.hospitalId],
    details: { invitation: id },
  })
}

/** Queues the mail of an invitation. @throws Problem `invitation-unverified` */
async function send(sql: Sql, inviter: Inviter, row: InvitationRow): Promise<void> {
  // Anybody with a mail address can register. The product therefore sends no invitation in a doctor's name before the
  // doctor's licence is verified.
  if (!(await isLicenceVerified(sql, inviter.doctorId))) throw new Problem('invitation-unverified')
  const { language, brand } = inviter
  await queueAccountMail(sql, { kind: 'invitation', recipient: row.email, language, brand, about: row.id })
  await recordEvent(sql, inviter.doctorId, {
    actor: 'doctor',
    actorId: inviter.doctorId,
    action: 'invitation.sent',
    object: ['hospital', inviter.hospitalId],
    details: { invitation: row.id, role: row.role },
  })
}

export const stateOf = (i: InvitationRow): Invitation['state'] => {
  if (i.accepted_at) return 'accepted'
  if (i.revoked_at) return 'revoked'
  return i.is_expired ? 'expired' : 'open'
}
