import type { specialities as Specialities } from '#contract/specialities.ts'
import { callsOf } from '../../lib/calls-of.ts'

export const specialities = callsOf<typeof Specialities>()({ list: 'GET /api/v2/specialities/' })
