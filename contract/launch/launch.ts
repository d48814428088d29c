import * as z from 'zod/mini'
import { Key } from '../accounts/accounts.ts'
import { endpoint } from '../endpoint.ts'
import { checkLegacyTarget } from './legacy-links.ts'

/**
 * Number of seconds for which a launch code is valid, and for which the ticket is valid that the browser gets for a used code.
 */
export const LAUNCH_SECONDS = 60

/** Scheme, host and port of a page, as browsers name it: `https://expediente.clinica.example`. */
const Origin = z
  .string()
  .check(z.maxLength(200), z.regex(/^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/, 'invalid'))

const Target = z.string().check(
  z.maxLength(512),
  z.refine((text) => checkLegacyTarget(text) !== null, 'not-a-path'),
)

const LaunchRequest = z.strictObject({
  /**
   * Origin of the page that has the link with the launch code. The code is refused from any other origin. When `origin` is
   * absent, any page may use the code, and the doctor is asked before the session is opened.
   */
  origin: z.optional(Origin),
  /** Page of the older product that is requested, such as `/prescriptions/`; absent: a new prescription. */
  redirect_url: z.optional(Target),
})

const LaunchCode = z.object({
  code: z.string(),
  expires_at: z.string(),
  /** Address to open in the doctor's browser. */
  url: z.string(),
  /** Link to the page of the older product, with the caller's token; absent for an installation without an older product. */
  legacy_url: z.optional(z.string()),
})

const LaunchSeen = z.object({
  /** Mail address and name of the doctor whose session is about to be opened. */
  email: z.string(),
  name: z.string(),
  /** Name of the program that requested the launch. */
  program: z.string(),
  /** Whether the program named the origin of its page in the request, and the browser came from that origin. */
  is_known_place: z.boolean(),
})
export type LaunchSeen = z.output<typeof LaunchSeen>

/** Maximum number of characters of all query parameters together. Additional data have their own, smaller limit. */
const PARAMETERS_AT_MOST = 20_000

/** Query parameters of `/redirect/new`, without those of the launch itself. */
const Parameters = z
  .record(z.string().check(z.maxLength(100)), z.string())
  .check(z.refine((all) => JSON.stringify(all).length <= PARAMETERS_AT_MOST, 'additional-too-large'))

export const launch = {
  request: endpoint({
    method: 'POST',
    path: '/api/v2/launch/',
    summary: 'A code that opens the product once, within 60 seconds, in the browser of this doctor',
    audience: 'doctor',
    body: LaunchRequest,
    answers: { 201: LaunchCode },
    perMinute: 60,
  }),
  look: endpoint({
    method: 'GET',
    path: '/rest-auth/launch/',
    summary: 'Whose session the launch in this browser opens; does not use it up',
    audience: 'guest',
    answers: { 200: LaunchSeen },
    perMinute: 30,
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/rest-auth/launch/',
    summary: 'Open the session of the launch in this browser',
    audience: 'guest',
    answers: { 200: Key },
    perMinute: 30,
  }),
  prefill: endpoint({
    method: 'POST',
    path: '/api/v2/launch/draft/',
    summary: 'Begin a draft from the parameters of `/redirect/new`',
    audience: 'doctor',
    body: z.strictObject({ parameters: Parameters }),
    answers: { 201: z.object({ draft: z.string() }) },
    perMinute: 60,
  }),
}
