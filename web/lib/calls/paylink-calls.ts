import type { paylinks as Paylinks } from '#contract/paylinks/paylinks.ts'
import { callsOf } from './calls-of.ts'

/** The calls whose answers a page keeps, apart from the acts: every page with live events loads these. */
export const paylinkCalls = callsOf<typeof Paylinks>()({
  list: 'GET /api/v2/paylinks/',
  reconciliation: 'GET /api/v2/paylinks-reconciliation/:month/',
  get: 'GET /api/v2/paylinks/:slug',
})
