import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PathNumber } from '../path-number.ts'

export const PrivacyNotice = z.object({
  version: z.string(),
  title: z.string(),
  simplified: z.array(z.string()),
  full: z.array(z.string()),
  /** The articles of law that ask for this part of the notice. */
  source: z.string(),
})
export type PrivacyNotice = z.output<typeof PrivacyNotice>

export const privacyNotice = {
  get: endpoint({
    method: 'GET',
    path: '/api/v2/privacy-notice/:doctor/',
    summary: 'The privacy notice of a doctor, short and complete, with its version',
    audience: 'guest',
    params: z.object({ doctor: PathNumber }),
    answers: { 200: PrivacyNotice },
    perMinute: 30,
  }),
} as const
