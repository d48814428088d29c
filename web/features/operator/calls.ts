import type { operator as Operator } from '#contract/accounts/operator.ts'
import type { support as Support } from '#contract/accounts/support.ts'
import { callsOf } from '../../lib/calls/calls-of.ts'

export const operatorCalls = callsOf<typeof Operator>()({
  login: 'POST /api/v2/operator/login/',
  logout: 'POST /api/v2/operator/logout/',
  me: 'GET /api/v2/operator/me/',
  weekly: 'GET /api/v2/operator/weekly/',
  licences: 'GET /api/v2/operator/licences/',
  licence: 'GET /api/v2/operator/licences/:id/',
  photo: 'GET /api/v2/operator/licences/:id/photo/',
  decide: 'POST /api/v2/operator/licences/:id/decision/',
})

export const supportCalls = callsOf<typeof Support>()({
  messages: 'GET /api/v2/operator/messages/',
  answer: 'POST /api/v2/operator/messages/:id/answer/',
})
