import type { assistants as Assistants } from '#contract/accounts/assistants.ts'
import { callsOf } from '../../../lib/calls/calls-of.ts'

export const forDoctor = callsOf<typeof Assistants>()({
  alike: 'POST /api/v2/assistant/:doctor/patients/alike/',
  addPatient: 'POST /api/v2/assistant/:doctor/patients/',
})
