import type { ianTranscript as IanTranscript } from '#contract/ian/transcript.ts'
import { callsOf } from '../../../lib/calls/calls-of.ts'

export const transcriptCalls = callsOf<typeof IanTranscript>()({
  list: 'GET /api/v2/ian/turns/',
  remove: 'DELETE /api/v2/ian/turns/:id/',
  removeAll: 'DELETE /api/v2/ian/turns/',
})
