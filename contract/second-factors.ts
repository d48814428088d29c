import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PASSWORD_MAX } from './values/password.ts'

/** What proves who is at a session that is open. */
export const Proof = z.strictObject({
  password: z.string().check(z.minLength(1, 'blank'), z.maxLength(PASSWORD_MAX)),
})
export type Proof = z.output<typeof Proof>

export const secondFactors = {
  /** What is refused with `step-up-required` is called again after this. */
  stepUp: endpoint({
    method: 'POST',
    path: '/api/v2/access/step-up/',
    summary: 'Prove again who is at this session; good for five minutes',
    audience: 'doctor',
    body: Proof,
    answers: { 200: z.object({ detail: z.string() }) },
  }),
} as const
