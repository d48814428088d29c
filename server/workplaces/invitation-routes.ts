import { invitations, type Invitation } from '#contract/accounts/invitations.ts'
import type { BrandOf } from '../accounts/integration/access-routes.ts'
import type { DoctorContext } from '../http/route.ts'
import type { Domain } from '../http/domain.ts'
import { acceptInvitation, joinByInvitation, readInvitationByLink } from './accept-invitation.ts'
import type { InvitationRow } from './invitation-queries.ts'
import {
  inviteByMail,
  listInvitations,
  resendInvitation,
  stateOf,
  takeBackInvitation,
  type Inviter,
} from './invite-by-mail.ts'

export function invitationRoutes({ bind, database }: Domain, brandOf: BrandOf): void {
  const inviter = (context: DoctorContext, hospitalId: number): Inviter => ({
    doctorId: context.caller.accountId,
    hospitalId,
    language: context.language,
    brand: brandOf(context).id,
  })

  bind(invitations.list)(async ({ params }, context) =>
    (
      await database.asDoctor(context.caller.accountId, (sql) =>
        listInvitations(sql, inviter(context, params.id)),
      )
    ).map(present),
  )

  bind(invitations.invite)(async ({ params, body }, context) =>
    present(
      await database.asDoctor(context.caller.accountId, (sql) =>
        inviteByMail(sql, inviter(context, params.id), body),
      ),
    ),
  )

  bind(invitations.resend)(async ({ params }, context) =>
    present(
      await database.asDoctor(context.caller.accountId, (sql) =>
        resendInvitation(sql, inviter(context, params.id), params.invitation),
      ),
    ),
  )

  bind(invitations.revoke)(async ({ params }, context) =>
    database.asDoctor(context.caller.accountId, async (sql) => {
      await takeBackInvitation(sql, inviter(context, params.id), params.invitation)
      return undefined
    }),
  )

  bind(invitations.look)(async ({ body }) => readInvitationByLink(database, body.link))

  bind(invitations.accept)(async ({ body }, { caller }) => acceptInvitation(database, caller, body.link))

  bind(invitations.join)(async ({ body }, context) =>
    joinByInvitation(database, {
      link: body.link,
      name: body.name,
      password: body.password1,
      brandName: brandOf(context).name,
      language: context.language,
    }),
  )
}

const present = (i: InvitationRow): Invitation => ({
  id: i.id,
  email: i.email,
  role: i.role,
  doctor: i.doctor_id,
  state: stateOf(i),
  created_at: i.created_at.toISOString(),
  expires_at: i.expires_at.toISOString(),
})
