import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { page } from './page.ts'

export const DarkMode = z.union([z.literal('auto'), z.boolean()])
export type DarkMode = z.output<typeof DarkMode>

/** Interface preferences; one key is sent at a time (specification section 7). */
export const UxSettings = z.object({
  darkMode: z._default(DarkMode, 'auto'),
  language: z._default(z.enum(['es', 'en']), 'es'),
  mini: z._default(z.boolean(), false),
  clinicId: z._default(z.nullable(z.int()), null),
  tourViewed: z._default(z.boolean(), false),
  historyTourViewed: z._default(z.boolean(), false),
  betaLayout: z._default(z.boolean(), false),
  paylinkRequested: z._default(z.boolean(), false),
})
export type UxSettings = z.output<typeof UxSettings>

export const Profile = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  female: z.boolean(),
  has_fillup_data: z.boolean(),
  has_hospital_data: z.boolean(),
  specialty_verified: z.boolean(),
  activate_paymentlinks: z.boolean(),
  cedula_prof: z.string(),
  alma_mater: z.string(),
  specialty: z.string(),
  specialty_no: z.string(),
  phone: z.string(),
  ux_settings: UxSettings,
})
export type Profile = z.output<typeof Profile>

const UxSettingsPatch = z.strictObject({
  darkMode: z.optional(DarkMode),
  language: z.optional(z.enum(['es', 'en'])),
  mini: z.optional(z.boolean()),
  clinicId: z.optional(z.nullable(z.int())),
  tourViewed: z.optional(z.boolean()),
  historyTourViewed: z.optional(z.boolean()),
  betaLayout: z.optional(z.boolean()),
  paylinkRequested: z.optional(z.boolean()),
})

export const ProfilePatch = z.strictObject({
  ux_settings: UxSettingsPatch.check(
    z.refine((settings) => Object.keys(settings).length === 1, 'one-setting-at-a-time'),
  ),
})

export const profile = {
  get: endpoint({
    method: 'GET',
    path: '/api/v2/profile/',
    summary: 'The profile of the token’s doctor: first element of `results`',
    audience: 'doctor',
    answers: { 200: page(Profile) },
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v2/profile/update/',
    summary: 'Change one interface preference',
    audience: 'doctor',
    body: ProfilePatch,
    answers: { 200: Profile },
  }),
} as const
