import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageOf, Paging } from '../schemas/page.ts'
import { Picture } from '../profile/picture.ts'
import { LicenceState } from '../profile/profile.ts'
import { Day, optionalText } from '../schemas/text.ts'
import { WeeklyAnswer } from '../weekly/weekly-report.ts'

export const LICENCE_REASON_LENGTH = 300

/** One decision about a licence: what was decided, when, and by whom. */
export const LicenceDecision = z.object({
  at: z.string(),
  action: z.string(),
  /** Name of the operator; '' when the doctor or the system changed the state. */
  by: z.string(),
})

/**
 * A licence as an operator compares it with the register, without any other data of the doctor and without data of
 * patients.
 */
export const LicenceCase = z.object({
  id: z.int(),
  name: z.string(),
  profession: z.string(),
  cedula_prof: z.string(),
  alma_mater: z.string(),
  specialty: z.string(),
  specialty_no: z.string(),
  specialty_until: z.string(),
  state: LicenceState,
  reason: z.string(),
  /**
   * Version of the doctor's data that are compared with the register: a number that grows when the doctor changes them. A
   * decision names the version that it is about.
   */
  version: z.int(),
  changed_at: z.string(),
  has_photo: z.boolean(),
  /** Answer of an outside register of licences. */
  register: z.enum(['none', 'confirmed', 'contradicted', 'unknown']),
})
export type LicenceCase = z.output<typeof LicenceCase>

export const LicenceFile = z.extend(LicenceCase, { decisions: z.array(LicenceDecision) })
export type LicenceFile = z.output<typeof LicenceFile>

const ById = z.object({
  id: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0)),
    ),
    z.int(),
  ),
})

const Operator = z.object({
  name: z.string(),
  email: z.string(),
  /** Number of messages to support that nobody has answered. */
  messages_waiting: z.int(),
})

export const operator = {
  login: endpoint({
    method: 'POST',
    path: '/api/v2/operator/login/',
    summary: 'Open the session of an operator',
    audience: 'guest',
    body: z.strictObject({
      email: z.string().check(z.maxLength(254)),
      password: z.string().check(z.maxLength(1024)),
    }),
    answers: { 200: z.object({ key: z.string() }) },
    perMinute: 20,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/v2/operator/logout/',
    summary: 'End the session of an operator',
    audience: 'operator',
    answers: { 204: z.undefined() },
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/v2/operator/me/',
    summary: 'The operator of this token',
    audience: 'operator',
    answers: { 200: Operator },
  }),
  weekly: endpoint({
    method: 'GET',
    path: '/api/v2/operator/weekly/',
    summary: 'The weekly report of a week, or the newest one, for the responsible physician',
    audience: 'operator',
    query: z.object({ week: z.optional(Day) }),
    answers: { 200: WeeklyAnswer },
  }),
  licences: endpoint({
    method: 'GET',
    path: '/api/v2/operator/licences/',
    summary: 'Licences in one state, the longest waiting first',
    audience: 'operator',
    query: z.extend(Paging, { state: z._default(LicenceState, 'pending') }),
    answers: { 200: pageOf(LicenceCase) },
  }),
  licence: endpoint({
    method: 'GET',
    path: '/api/v2/operator/licences/:id/',
    summary: 'One licence with the decisions about it',
    audience: 'operator',
    params: ById,
    answers: { 200: LicenceFile },
  }),
  photo: endpoint({
    method: 'GET',
    path: '/api/v2/operator/licences/:id/photo/',
    summary: 'The photograph of a licence',
    audience: 'operator',
    params: ById,
    answers: { 200: Picture },
    answersPicture: 'changing',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/v2/operator/licences/:id/decision/',
    summary: 'Verify or reject a licence; a rejection needs a reason',
    audience: 'operator',
    params: ById,
    body: z.strictObject({
      verdict: z.enum(['verified', 'rejected']),
      reason: z.optional(optionalText(LICENCE_REASON_LENGTH)),
      version: z.int(),
    }),
    answers: { 200: LicenceFile },
  }),
} as const
