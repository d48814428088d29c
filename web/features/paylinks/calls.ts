import type { paylinks as Paylinks } from '#contract/paylinks/paylinks.ts'
import { callsOf } from '../../lib/calls/calls-of.ts'

/** Calls that make or change payment links, and calls about the doctor's bank account. */
export const paylinkActs = callsOf<typeof Paylinks>()({
  create: 'POST /api/v2/paylinks/',
  cancel: 'POST /api/v2/paylinks/:slug/cancel/',
  confirm: 'POST /api/v2/paylinks/:slug/confirm/',
  deny: 'POST /api/v2/paylinks/:slug/deny/',
  refund: 'POST /api/v2/paylinks/:slug/refund/',
  share: 'POST /api/v2/paylinks/:slug/share/',
  csv: 'GET /api/v2/paylinks-csv/',
  account: 'GET /api/v2/paylinks-account/',
  activate: 'PUT /api/v2/paylinks-account/',
  clabe: 'GET /api/v2/clabe/:value',
})
