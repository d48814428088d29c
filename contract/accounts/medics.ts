import * as z from 'zod/mini'
import { NewPassword } from './accounts.ts'
import { endpoint } from '../endpoint.ts'
import { pageOf, Paging } from '../schemas/page.ts'
import { PathNumber } from '../schemas/path-number.ts'
import { professions } from '../profile/professions.ts'
import { LicenceState } from '../profile/profile.ts'
import { Day, Email, optionalText, queryText, requiredLine } from '../schemas/text.ts'
import { checkCedula } from '../values/identifiers/cedula.ts'

/**
 * A doctor as read by the integrator that made the account (public-api.md 1.5.1 and appendix A). The published API does not
 * have the fields `profession`, `licence_state` and `licence_reason`.
 */
export const Medic = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** The doctor's default place; null while there is none. */
  hospital: z.nullable(z.int()),
  date_of_birth: z.nullable(z.string()),
  profession: z.string(),
  cedula_prof: z.string(),
  specialty_no: z.string(),
  specialty: z.string(),
  alma_mater: z.string(),
  female: z.boolean(),
  /** Whether the token that the integrator has stored is valid. The doctor's own login does not depend on it. */
  is_active: z.boolean(),
  /** Whether an operator verified the licence. Until then the doctor can issue nothing. */
  specialty_verified: z.boolean(),
  licence_state: LicenceState,
  /** Reason for which the licence was rejected; '' otherwise. */
  licence_reason: z.string(),
  campaign: z.string(),
  is_admin_membership: z.nullable(z.boolean()),
})
export type Medic = z.output<typeof Medic>

/**
 * A doctor whose account was just made, with the token, which is shown only in this response. `password` is the name of
 * the hash algorithm, never the hash of the password (decision 026).
 */
export const MadeMedic = z.extend(Medic, { token: z.string(), password: z.string() })

// Makes the schema of a request's field, in which null counts as absent (public-api.md section 3).
const said = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<T> | null | undefined) => value ?? undefined),
  )

/** Number of a professional licence (cédula), accepted as a number or as a text; '' when there is none. */
const Cedula = z.pipe(
  z.pipe(
    z.union([z.string(), z.int()]),
    z.transform((value) => String(value).trim()),
  ),
  z.string().check(
    z.refine((text) => text === '' || checkCedula(text).ok, 'cedula-invalid'),
    z.overwrite((text) => {
      const checked = checkCedula(text)
      return checked.ok ? checked.value : text
    }),
  ),
)

const facts = {
  hospital: said(z.int()),
  date_of_birth: said(z.union([z.literal(''), Day])),
  profession: said(z.enum(professions)),
  cedula_prof: said(Cedula),
  specialty_no: said(Cedula),
  specialty: said(optionalText(120)),
  alma_mater: said(optionalText(200)),
  female: said(z.boolean()),
  is_active: said(z.boolean()),
  /** Value accepted for compatibility, and ignored: only an operator verifies a licence. */
  specialty_verified: said(z.boolean()),
  campaign: said(z.pipe(z.union([z.string(), z.int()]), z.transform(String))),
  is_admin_membership: said(z.boolean()),
}

export const NewMedic = z.strictObject({
  name: requiredLine(160),
  email: Email,
  password: NewPassword,
  ...facts,
})
export type NewMedic = z.output<typeof NewMedic>

/**
 * A change of a doctor's data by an integrator. An email address in the request must be the stored one, because mails that
 * give access to the account are sent to the stored address.
 */
export const MedicPatch = z.strictObject({
  name: said(requiredLine(160)),
  email: said(Email),
  ...facts,
})
export type MedicPatch = z.output<typeof MedicPatch>

const ById = z.object({ id: PathNumber })

export const medics = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/medics/',
    summary: 'The doctors that the integrator created and has access to',
    audience: 'integrator',
    query: z.extend(Paging, { email: queryText(254) }),
    answers: { 200: pageOf(Medic) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v2/medics/:id/',
    summary: 'One doctor that the integrator created',
    audience: 'integrator',
    params: ById,
    answers: { 200: Medic },
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/v2/medics/',
    summary: 'Create a doctor’s account; the doctor’s token is returned only here',
    audience: 'integrator',
    body: NewMedic,
    answers: { 201: MadeMedic },
    perMinute: 30,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/v2/medics/:id/',
    summary: 'Change a doctor that the integrator created, except for address and password',
    audience: 'integrator',
    params: ById,
    body: MedicPatch,
    answers: { 202: Medic },
  }),
  renewToken: endpoint({
    method: 'POST',
    path: '/api/v2/medics/:id/token/',
    summary: 'Replace the token of a doctor that the integrator created; the earlier token becomes invalid',
    audience: 'integrator',
    params: ById,
    answers: { 201: z.object({ id: z.int(), token: z.string() }) },
    perMinute: 30,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/v2/search/medics/',
    summary: 'Find a doctor that the integrator created, by complete address',
    audience: 'integrator',
    query: z.extend(Paging, { query: queryText(254) }),
    answers: { 200: pageOf(z.object({ id: z.int(), email: z.string() })) },
    perMinute: 120,
  }),
} as const
