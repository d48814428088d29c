import { MAX_PAGE } from '#contract/schemas/page.ts'
import { workplaces, type Membership } from '#contract/places/workplaces.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import { addMember, changeMember, findMembership } from './change-membership.ts'
import { membershipsOf, openAdministration, type MembershipRow } from './membership-queries.ts'
import { requireAdministrator } from './require-administrator.ts'

export function membershipRoutes({ bind, database }: Domain): void {
  bind(workplaces.memberships)(async ({ query }, { caller, baseUrl, request }) => {
    const rows = await database.asDoctor(caller.accountId, async (sql) => {
      await openAdministration(sql, caller.accountId)
      return membershipsOf(sql, caller.accountId, { limit: pageSize(query.limit), offset: query.offset })
    })
    return envelope(rows.map(present), rows[0]?.total ?? 0, query, { baseUrl, path: request.url })
  })

  bind(workplaces.members)(async ({ params }, { caller }) => {
    const rows = await database.asDoctor(caller.accountId, async (sql) => {
      await requireAdministrator(sql, caller.accountId, params.id)
      await openAdministration(sql, caller.accountId)
      return membershipsOf(sql, caller.accountId, { hospitalId: params.id, limit: MAX_PAGE, offset: 0 })
    })
    return rows.filter((row) => !row.is_deleted || row.is_invited).map(present)
  })

  bind(workplaces.membership)(async ({ params }, { caller }) =>
    present(
      await database.asDoctor(caller.accountId, (sql) => findMembership(sql, caller.accountId, params.id)),
    ),
  )

  bind(workplaces.addMember)(async ({ body }, { caller }) =>
    database.asDoctor(caller.accountId, (sql) => addMember(sql, caller.accountId, body)),
  )

  bind(workplaces.changeMember)(async ({ params, body }, { caller }) =>
    present(
      await database.asDoctor(caller.accountId, (sql) =>
        changeMember(sql, caller.accountId, params.id, body),
      ),
    ),
  )

  bind(workplaces.removeMember)(async ({ params }, { caller }) => {
    await database.asDoctor(caller.accountId, (sql) =>
      changeMember(sql, caller.accountId, params.id, { is_deleted: true }),
    )
    return undefined
  })
}

/**
 * A membership in the form of the contract. In the database an invitation is a membership marked as deleted. In the
 * contract an invitation has `is_invited` and is not deleted.
 */
const present = (m: MembershipRow): Membership => ({
  id: m.id,
  medic: { id: m.doctor_id, name: m.name, email: m.email },
  hospital: m.hospital_id,
  hospital_name: m.hospital_name,
  type_membership: m.type,
  is_active: m.is_active,
  is_deleted: m.is_deleted && !m.is_invited,
  is_invited: m.is_invited,
  date_joined: m.date_joined.toISOString(),
})
