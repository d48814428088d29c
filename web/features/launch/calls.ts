import type { launch as Launch } from '#contract/launch/launch.ts'
import { callsOf } from '../../lib/calls/calls-of.ts'

export const launchCalls = callsOf<typeof Launch>()({
  look: 'GET /rest-auth/launch/',
  redeem: 'POST /rest-auth/launch/',
  prefill: 'POST /api/v2/launch/draft/',
})
