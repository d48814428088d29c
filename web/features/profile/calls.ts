import type { specialities as Specialities } from '#contract/profile/specialities.ts'
import { callsOf } from '../../lib/calls/calls-of.ts'

export const specialityCalls = callsOf<typeof Specialities>()({ list: 'GET /api/v2/specialities/' })
