import type { PageOf } from '#contract/schemas/page.ts'
import type { Membership, MembershipType } from '#contract/places/workplaces.ts'
import { call } from '../../testing/call.ts'
import type { TestDoctor } from '../../testing/factories.ts'
import type { TestServer } from '../../testing/test-server.ts'

/** Invites a colleague to the hospital as an administrator. @returns the open invitation as the colleague sees it */
export async function inviteColleague(
  server: TestServer,
  administrator: TestDoctor,
  colleague: TestDoctor,
  type: MembershipType = 'MEMBER',
): Promise<Membership> {
  await call(server, 'POST /api/v2/management/memberships/', {
    headers: administrator.auth,
    body: { medic: colleague.id, hospital: administrator.hospitalId, type_membership: type },
  })
  const all = await call(server, 'GET /api/v2/management/memberships/', { headers: colleague.auth })
  const found = all
    .json<PageOf<Membership>>()
    .results.find((m) => m.hospital === administrator.hospitalId && m.medic.id === colleague.id)
  if (!found) throw new Error('not invited')
  return found
}

/** Makes a colleague a member of the hospital by an invitation that the colleague accepts. */
export async function joinHospital(
  server: TestServer,
  administrator: TestDoctor,
  colleague: TestDoctor,
  type: MembershipType = 'MEMBER',
): Promise<Membership> {
  const { id } = await inviteColleague(server, administrator, colleague, type)
  const answer = await call(server, `PATCH /api/v2/management/memberships/${id}/`, {
    headers: colleague.auth,
    body: { is_invited: false },
  })
  return answer.json<Membership>()
}
