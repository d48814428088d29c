import * as z from 'zod/mini'
import { Detail } from './accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Email } from '../text.ts'

/** What closing the account would do, and whether it is under way. */
export const Closing = z.object({
  /** When it will be closed; null while nobody asked for it. */
  closes_at: z.nullable(z.string()),
  grace_days: z.int(),
  /** Years that what the law asks for is kept. */
  kept_years: z.int(),
  /** How many prescriptions that are, and the day until which the last of them is kept. */
  prescriptions: z.int(),
  kept_until: z.nullable(z.string()),
  /** Hospitals with other members that would be left without an administrator: they stand in the way. */
  blocked_by: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type Closing = z.output<typeof Closing>

export const closing = {
  get: endpoint({
    method: 'GET',
    path: '/api/v2/account/closing/',
    summary: 'What closing the account keeps and erases, and whether it is under way',
    audience: 'doctor',
    personal: true,
    answers: { 200: Closing },
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/v2/account/closing/',
    summary: 'Close the account after its time of grace; the address is typed to confirm it',
    audience: 'doctor',
    personal: true,
    body: z.strictObject({ email: Email }),
    answers: { 200: Closing },
    perMinute: 5,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/v2/account/closing/',
    summary: 'Keep the account after all',
    audience: 'doctor',
    personal: true,
    answers: { 200: Detail },
  }),
} as const
