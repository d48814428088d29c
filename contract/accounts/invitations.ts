import * as z from 'zod/mini'
import { NewPassword } from './accounts.ts'
import { endpoint } from '../endpoint.ts'
import { PathNumber } from '../schemas/path-number.ts'
import { Email, requiredText } from '../schemas/text.ts'

/** Role of the invited person: administrator or member of a hospital, or assistant of one of its doctors. */
export const InvitationRole = z.enum(['ADMIN', 'MEMBER', 'ASSISTANT'])
export type InvitationRole = z.output<typeof InvitationRole>

export const InvitationState = z.enum(['open', 'expired', 'accepted', 'revoked'])

export const Invitation = z.object({
  id: z.int(),
  email: z.string(),
  role: InvitationRole,
  /** Id of the doctor whom an invited assistant will work for. */
  doctor: z.nullable(z.int()),
  state: InvitationState,
  created_at: z.string(),
  expires_at: z.string(),
})
export type Invitation = z.output<typeof Invitation>

/** An invitation as the holder of its link reads it before deciding. */
export const InvitationSeen = z.object({
  email: z.string(),
  role: InvitationRole,
  hospital_name: z.string(),
  invited_by: z.string(),
  expires_at: z.string(),
  /** Whether the invited email address has an account already: then the holder logs in instead of registering. */
  has_account: z.boolean(),
})
export type InvitationSeen = z.output<typeof InvitationSeen>

const InHospital = z.object({ id: PathNumber })
const One = z.object({ id: PathNumber, invitation: PathNumber })
const Link = z.string().check(z.minLength(1, 'blank'), z.maxLength(128))
const Accepted = z.object({ role: InvitationRole, hospital_name: z.string() })

export const invitations = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/hospital/:id/invitations/',
    summary: 'Invitations of a hospital that the doctor administers, the latest first',
    audience: 'doctor',
    params: InHospital,
    answers: { 200: z.array(Invitation) },
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/v2/hospital/:id/invitations/',
    summary: 'Invite by mail: a colleague, or an assistant for one of the hospital’s doctors',
    audience: 'doctor',
    // Only the doctor in person may invite, and no program with the doctor's token: an invited assistant works for
    // the inviting doctor without a further confirmation.
    personal: true,
    params: InHospital,
    body: z.strictObject({
      email: Email,
      role: InvitationRole,
      /** Id of the doctor for whom an invited assistant will work; when absent, the doctor who invites. */
      doctor: z.optional(z.int()),
    }),
    answers: { 201: Invitation },
    perMinute: 20,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/v2/hospital/:id/invitations/:invitation/resend/',
    summary: 'Mail a new link of an invitation; the earlier link becomes invalid',
    audience: 'doctor',
    personal: true,
    params: One,
    answers: { 200: Invitation },
    perMinute: 20,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/v2/hospital/:id/invitations/:invitation/',
    summary: 'Revoke an open invitation',
    audience: 'doctor',
    params: One,
    answers: { 204: z.undefined() },
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/v2/invitations/look/',
    summary: 'The invitation that a link belongs to',
    audience: 'guest',
    body: z.strictObject({ link: Link }),
    answers: { 200: InvitationSeen },
    perMinute: 30,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v2/invitations/accept/',
    summary: 'Accept an invitation with the account of the invited address',
    audience: 'staff',
    personal: true,
    body: z.strictObject({ link: Link }),
    answers: { 200: Accepted },
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/v2/invitations/join/',
    summary: 'Create an account for the invited address, and accept',
    audience: 'guest',
    body: z
      .strictObject({ link: Link, name: requiredText(160), password1: NewPassword, password2: NewPassword })
      .check(
        z.refine((v) => v.password1 === v.password2, { path: ['password2'], error: 'passwords-differ' }),
      ),
    answers: { 201: Accepted },
    perMinute: 20,
  }),
} as const
