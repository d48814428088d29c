import { Problem } from '#contract/problem.ts'
import { workplaces } from '#contract/places/workplaces.ts'
import type { BrandOf } from '../accounts/integration/access-routes.ts'
import type { Domain } from '../http/domain.ts'
import { texts } from '../http/texts.ts'
import { hospitalRoutes } from './hospital-routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { membershipRoutes } from './membership-routes.ts'
import { placesOfDoctor } from './places-of.ts'
import { setDefaultHospital } from './queries.ts'

export function workplaceRoutes(domain: Domain, brandOf: BrandOf): void {
  hospitalRoutes(domain)
  membershipRoutes(domain)
  invitationRoutes(domain, brandOf)

  domain.bind(workplaces.locations)(async (_input, { caller }) =>
    domain.database.asDoctor(caller.accountId, (sql) => placesOfDoctor(sql, caller.accountId)),
  )

  domain.bind(workplaces.setDefault)(async ({ body }, { caller, language }) => {
    const done = await domain.database.asDoctor(caller.accountId, (sql) =>
      setDefaultHospital(sql, caller.accountId, body.hospital_id),
    )
    if (!done) throw new Problem('not-found')
    return { message: texts(language).locationUpdated, detail: texts(language).locationUpdatedDetail }
  })
}
