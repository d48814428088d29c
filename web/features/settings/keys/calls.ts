import type { keys as Keys } from '#contract/accounts/keys.ts'
import { callsOf } from '../../../lib/calls/calls-of.ts'

/** Calls for the doctor's signing keys. */
export const keyCalls = callsOf<typeof Keys>()({
  list: 'GET /api/v2/keys/',
  export: 'POST /api/v2/keys/export/',
  rotate: 'POST /api/v2/keys/rotate/',
})
