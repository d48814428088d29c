import type { paylinks as Paylinks } from '#contract/paylinks/paylinks.ts'
import { callsOf } from './calls-of.ts'

/**
 * The calls that read payment links. Every page with live events loads this module, so that the calls which change a link are in
 * another module.
 */
export const paylinkCalls = callsOf<typeof Paylinks>()({
  list: 'GET /api/v2/paylinks/',
  reconciliation: 'GET /api/v2/paylinks-reconciliation/:month/',
  get: 'GET /api/v2/paylinks/:slug',
})
