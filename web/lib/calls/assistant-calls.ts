import type { assistants as Assistants } from '#contract/accounts/assistants.ts'
import { callsOf } from './calls-of.ts'

/** The calls of assistants and of the doctors whom they help, in a module of their own, so that no first screen loads them. */
export const assistantCalls = callsOf<typeof Assistants>()({
  mine: 'GET /api/v2/assistants/',
  approve: 'POST /api/v2/assistants/:id/approve/',
  end: 'DELETE /api/v2/assistants/:id/',
  me: 'GET /api/v2/assistant/',
  doctor: 'GET /api/v2/assistant/:doctor/',
  patients: 'GET /api/v2/assistant/:doctor/patients/',
  drafts: 'GET /api/v2/assistant/:doctor/drafts/',
  draft: 'GET /api/v2/assistant/:doctor/drafts/:id/',
  save: 'PUT /api/v2/assistant/:doctor/drafts/:id/',
  submit: 'POST /api/v2/assistant/:doctor/drafts/:id/submit/',
  discard: 'DELETE /api/v2/assistant/:doctor/drafts/:id/',
})
