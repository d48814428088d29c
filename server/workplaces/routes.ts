import { Problem } from '#contract/problem.ts'
import { workplaces, type Location } from '#contract/workplaces.ts'
import type { BrandOf } from '../accounts/access-routes.ts'
import type { Domain } from '../http/domain.ts'
import { texts } from '../http/texts.ts'
import { hospitalRoutes } from './hospital-routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { membershipRoutes } from './membership-routes.ts'
import { locationsOf, setDefaultHospital, type LocationRow } from './queries.ts'

export function workplaceRoutes(domain: Domain, brandOf: BrandOf): void {
  hospitalRoutes(domain)
  membershipRoutes(domain)
  invitationRoutes(domain, brandOf)

  domain.bind(workplaces.locations)(async (_input, { caller }) => {
    const rows = await domain.database.asDoctor(caller.accountId, (sql) => locationsOf(sql, caller.accountId))
    return rows.map(present)
  })

  domain.bind(workplaces.setDefault)(async ({ body }, { caller, language }) => {
    const done = await domain.database.asDoctor(caller.accountId, (sql) =>
      setDefaultHospital(sql, caller.accountId, body.hospital_id),
    )
    if (!done) throw new Problem('not-found')
    return { message: texts(language).locationUpdated, detail: texts(language).locationUpdatedDetail }
  })
}

/** A hospital without clinics carries one with id null and its own name and address (public-api.md 1.5.4). */
function present(row: LocationRow): Location {
  const own = { id: null, name: row.name, location: row.location }
  return {
    hospital: {
      id: row.hospital_id,
      name: row.name,
      location: row.location,
      public_institution: row.public_institution,
    },
    default: row.is_active,
    clinics: row.clinics.length > 0 ? row.clinics : [own],
  }
}
