import * as z from 'zod/mini'
import { Detail } from './accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Email } from '../schemas/text.ts'

/** Consequences of closing an account, and whether a closing is under way. */
export const Closing = z.object({
  /** When the account will be closed; null unless the doctor requested the closing. */
  closes_at: z.nullable(z.string()),
  grace_days: z.int(),
  /** Number of years for which the law requires that prescriptions stay stored. */
  kept_years: z.int(),
  /** Number of prescriptions that stay stored after the closing, and the last day on which any of them is stored. */
  prescriptions: z.int(),
  kept_until: z.nullable(z.string()),
  /**
   * Hospitals with other members that would be left without an administrator. Any of them prevents the closing.
   */
  blocked_by: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type Closing = z.output<typeof Closing>

export const closing = {
  get: endpoint({
    method: 'GET',
    path: '/api/v2/account/closing/',
    summary: 'What closing the account keeps and erases, and whether it was requested',
    audience: 'doctor',
    personal: true,
    answers: { 200: Closing },
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/v2/account/closing/',
    summary: 'Request to close the account after a grace period; the address must be typed to confirm',
    audience: 'doctor',
    personal: true,
    body: z.strictObject({ email: Email }),
    answers: { 200: Closing },
    perMinute: 5,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/v2/account/closing/',
    summary: 'Withdraw the request to close the account',
    audience: 'doctor',
    personal: true,
    answers: { 200: Detail },
  }),
} as const
