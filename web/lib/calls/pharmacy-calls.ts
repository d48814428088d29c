import type { pharmacies as Pharmacies } from '#contract/pharmacies.ts'
import { callsOf } from './calls-of.ts'

/** The calls of pharmacies and of their counter, in a module of their own, so that no first screen loads them. */
export const pharmacyCalls = callsOf<typeof Pharmacies>()({
  directory: 'GET /api/v2/pharmacies/',
  addFavourite: 'PUT /api/v2/pharmacies/:id/favourite/',
  removeFavourite: 'DELETE /api/v2/pharmacies/:id/favourite/',
  me: 'GET /api/v2/pharmacy/me/',
  search: 'GET /api/v2/pharmacy/rx/:signature',
  burn: 'POST /api/v1/prescriptions/burn/:signature/',
  reject: 'POST /api/v1/prescriptions/reject/:signature',
})
