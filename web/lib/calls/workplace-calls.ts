import type { workplaces as Workplaces } from '#contract/places/workplaces.ts'
import { callsOf } from './calls-of.ts'

/** The calls about workplaces, their clinics and members, in a module of their own, so that no first screen loads them. */
export const workplaceCalls = callsOf<typeof Workplaces>()({
  locations: 'GET /api/v2/locations/',
  setDefault: 'PATCH /api/v2/locations/update/',
  hospitals: 'GET /api/v2/hospital/',
  hospital: 'GET /api/v2/hospital/:id/',
  found: 'POST /api/v2/hospital/',
  change: 'PATCH /api/v2/hospital/:id/',
  addClinic: 'POST /api/v2/hospital/:id/clinics/',
  changeClinic: 'PATCH /api/v2/hospital/:id/clinics/:clinic/',
  removeClinic: 'DELETE /api/v2/hospital/:id/clinics/:clinic/',
  memberships: 'GET /api/v2/management/memberships/',
  members: 'GET /api/v2/memberships/:id',
  addMember: 'POST /api/v2/management/memberships/',
  changeMember: 'PATCH /api/v2/management/memberships/:id/',
  removeMember: 'DELETE /api/v2/management/memberships/:id/',
})
