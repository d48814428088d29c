import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const PrivacyNotice = z.object({
  version: z.string(),
  title: z.string(),
  simplified: z.array(z.string()),
  full: z.array(z.string()),
  /** The articles of law that require this part of the notice. */
  source: z.string(),
})
export type PrivacyNotice = z.output<typeof PrivacyNotice>

export const privacyNotice = {
  /**
   * Endpoint that reads a doctor's privacy notice by the `notice_key` of the doctor's profile. The key can't be
   * guessed; the numbers of doctors could be tried one after the other.
   */
  get: endpoint({
    method: 'GET',
    path: '/api/v2/privacy-notice/:key/',
    summary: 'The privacy notice of a doctor, short and complete, with its version',
    audience: 'guest',
    params: z.object({ key: z.string().check(z.maxLength(64)) }),
    answers: { 200: PrivacyNotice },
    perMinute: 30,
  }),
} as const
