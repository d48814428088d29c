import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Detail } from '../accounts/accounts.ts'
import { pageOf, Paging } from '../schemas/page.ts'
import { PathNumber } from '../schemas/path-number.ts'
import { SHEET_COLOURS, sheetLimits, TEMPLATES } from './sheet-layout.ts'
import { optionalText, requiredText } from '../schemas/text.ts'
import { TIME_ZONES } from '../values/time-zone.ts'
import { Location } from './locations.ts'
import { hospitalLimits } from './workplace-limits.ts'

export const Paper = z.enum(['letter', 'half_letter'])
export type Paper = z.output<typeof Paper>

// Whether the public field `page_size` means half a letter. The published documents contradict each other: here
// false, the default, means a whole letter (public-api.md 1.4 and 1.6).
export const pageSizeOf = (paper: Paper): boolean => paper === 'half_letter'
export const paperOf = (pageSize: boolean): Paper => (pageSize ? 'half_letter' : 'letter')

/**
 * Hospital as published (public-api.md appendix A). The fields `paper`, `public_institution`,
 * `time_zone` and `clinics` are not in the published API.
 */
export const Hospital = z.object({
  id: z.int(),
  created_at: z.string(),
  name: z.string(),
  patron: z.string(),
  location: z.string(),
  contact: z.string(),
  headline: z.string(),
  page_size: z.boolean(),
  paper: Paper,
  page_template: z.enum(TEMPLATES),
  /** The hospital's own texts under the head of its sheets and in their foot. */
  sheet_header: z.string(),
  sheet_footer: z.string(),
  sheet_colour: z.enum(SHEET_COLOURS),
  /** Whether the hospital's sheets may print a diagnosis; if false, not even one that the doctor wants shown. */
  prints_diagnosis: z.boolean(),
  picture: z.nullable(z.string()),
  university_logo: z.nullable(z.string()),
  is_active: z.boolean(),
  is_admin: z.boolean(),
  info: z.boolean(),
  send_emails: z.boolean(),
  public_institution: z.boolean(),
  zip_code: z.string(),
  /** Time zone that was chosen for the hospital; '' for the time zone of its address. */
  time_zone: z.enum(['', ...TIME_ZONES]),
  location_lat: z.string(),
  location_lon: z.string(),
  google_place_id: z.string(),
  clinics: z.array(z.object({ id: z.int(), name: z.string(), location: z.string() })),
})
export type Hospital = z.output<typeof Hospital>

/** A boolean, or its text `true` or `false`, because a form can only send texts. */
const Flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
])

const choices = {
  headline: z.optional(optionalText(hospitalLimits.headline)),
  page_size: z.optional(Flag),
  /** Size of the hospital's paper. When `page_size` contradicts `paper`, `page_size` is ignored. */
  paper: z.optional(Paper),
  page_template: z.optional(z.enum(TEMPLATES)),
  sheet_header: z.optional(optionalText(sheetLimits.header)),
  sheet_footer: z.optional(optionalText(sheetLimits.footer)),
  sheet_colour: z.optional(z.enum(SHEET_COLOURS)),
  prints_diagnosis: z.optional(Flag),
  is_active: z.optional(Flag),
  info: z.optional(Flag),
  send_emails: z.optional(Flag),
  public_institution: z.optional(Flag),
  // The public API allows "under 32" characters for a postal code (public-api.md 1.5.2).
  zip_code: z.optional(optionalText(hospitalLimits.zip_code)),
  /** Time zone of the hospital. With an empty text the time zone follows from the address again. */
  time_zone: z.optional(z.enum(['', ...TIME_ZONES])),
  location_lat: z.optional(optionalText(31)),
  location_lon: z.optional(optionalText(31)),
  google_place_id: z.optional(optionalText(300)),
}

const names = {
  name: requiredText(hospitalLimits.name),
  patron: requiredText(hospitalLimits.patron),
  location: requiredText(hospitalLimits.location),
  contact: requiredText(hospitalLimits.contact),
}

/** Request to create a hospital. With `is_admin: false` the doctor who creates it may not edit it. */
export const NewHospital = z.strictObject({ ...names, ...choices, is_admin: z.optional(Flag) })
export type NewHospital = z.output<typeof NewHospital>

export const HospitalPatch = z.strictObject({
  name: z.optional(names.name),
  patron: z.optional(names.patron),
  location: z.optional(names.location),
  contact: z.optional(names.contact),
  ...choices,
  /** Logo of the hospital: null removes it. A new logo is sent as a file of the form. */
  picture: z.optional(z.null()),
  university_logo: z.optional(z.null()),
})
export type HospitalPatch = z.output<typeof HospitalPatch>

const LOGOS = ['picture', 'university_logo'] as const

const NewClinic = z.strictObject({
  name: requiredText(hospitalLimits.name),
  location: requiredText(hospitalLimits.location),
})
const SavedClinic = z.object({ id: z.int(), name: z.string(), location: z.string() })
export type SavedClinic = z.output<typeof SavedClinic>

export const MembershipType = z.enum(['ADMIN', 'MEMBER'])
export type MembershipType = z.output<typeof MembershipType>

/**
 * A doctor's membership of a hospital (public-api.md 1.5.3). A doctor added by somebody else is invited until
 * they accept: until then an administrator does not read their name, and nothing changes for them.
 */
export const Membership = z.object({
  id: z.int(),
  medic: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  hospital: z.int(),
  hospital_name: z.string(),
  type_membership: MembershipType,
  is_active: z.boolean(),
  is_deleted: z.boolean(),
  is_invited: z.boolean(),
  date_joined: z.string(),
})
export type Membership = z.output<typeof Membership>

export const NewMembership = z.strictObject({
  medic: z.int().check(z.minimum(1)),
  hospital: z.int(),
  type_membership: z.optional(MembershipType),
})

/** Medic and hospital of a membership are fixed: they can be sent, but not changed. */
export const MembershipPatch = z.strictObject({
  medic: z.optional(z.int()),
  hospital: z.optional(z.int()),
  type_membership: z.optional(MembershipType),
  is_deleted: z.optional(z.boolean()),
  /** Whether the doctor is still only invited. `false` accepts the invitation; no other value is valid. */
  is_invited: z.optional(z.literal(false)),
})
export type MembershipPatch = z.output<typeof MembershipPatch>

const ById = z.object({ id: PathNumber })
const ByClinic = z.object({ id: PathNumber, clinic: PathNumber })
const Nothing = z.undefined()

export const workplaces = {
  locations: endpoint({
    method: 'GET',
    path: '/api/v2/locations/',
    summary: 'The doctor’s workplaces',
    audience: 'doctor',
    answers: { 200: z.array(Location) },
  }),
  setDefault: endpoint({
    method: 'PATCH',
    path: '/api/v2/locations/update/',
    summary: 'Make one hospital the default place',
    audience: 'doctor',
    body: z.strictObject({ hospital_id: z.int() }),
    answers: { 200: z.extend(Detail, { message: z.string() }) },
  }),
  hospitals: endpoint({
    method: 'GET',
    path: '/api/v2/hospital/',
    summary: 'The hospitals that the doctor belongs to, or that the integrator founded',
    audience: 'doctor-or-integrator',
    query: Paging,
    answers: { 200: pageOf(Hospital) },
  }),
  hospital: endpoint({
    method: 'GET',
    path: '/api/v2/hospital/:id/',
    summary: 'One hospital that the doctor belongs to, or that the integrator founded',
    audience: 'doctor-or-integrator',
    params: ById,
    answers: { 200: Hospital },
  }),
  found: endpoint({
    method: 'POST',
    path: '/api/v2/hospital/',
    summary: 'Add a hospital; whoever adds it becomes its administrator',
    audience: 'doctor-or-integrator',
    pictures: LOGOS,
    body: NewHospital,
    answers: { 201: Hospital },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/v2/hospital/:id/',
    summary: 'Change a hospital that the doctor administers or the integrator founded',
    audience: 'doctor-or-integrator',
    pictures: LOGOS,
    params: ById,
    body: HospitalPatch,
    answers: { 200: Hospital },
  }),
  addClinic: endpoint({
    method: 'POST',
    path: '/api/v2/hospital/:id/clinics/',
    summary: 'Add a clinic to a hospital',
    audience: 'doctor',
    params: ById,
    body: NewClinic,
    answers: { 201: SavedClinic },
  }),
  changeClinic: endpoint({
    method: 'PATCH',
    path: '/api/v2/hospital/:id/clinics/:clinic/',
    summary: 'Change a clinic',
    audience: 'doctor',
    params: ByClinic,
    body: NewClinic,
    answers: { 200: SavedClinic },
  }),
  removeClinic: endpoint({
    method: 'DELETE',
    path: '/api/v2/hospital/:id/clinics/:clinic/',
    summary: 'Remove a clinic; prescriptions issued there keep its address',
    audience: 'doctor',
    params: ByClinic,
    answers: { 204: Nothing },
  }),
  memberships: endpoint({
    method: 'GET',
    path: '/api/v2/management/memberships/',
    summary: 'The doctor’s own memberships, and those of hospitals that the doctor administers',
    audience: 'doctor',
    query: Paging,
    answers: { 200: pageOf(Membership) },
  }),
  membership: endpoint({
    method: 'GET',
    path: '/api/v2/management/memberships/:id/',
    summary: 'One membership',
    audience: 'doctor',
    params: ById,
    answers: { 200: Membership },
  }),
  members: endpoint({
    method: 'GET',
    path: '/api/v2/memberships/:id',
    summary: 'Members of a hospital that the doctor administers',
    audience: 'doctor',
    params: ById,
    answers: { 200: z.array(Membership) },
  }),
  addMember: endpoint({
    method: 'POST',
    path: '/api/v2/management/memberships/',
    summary: 'Invite a doctor to a hospital, or restore a former member',
    audience: 'doctor',
    personal: true,
    body: NewMembership,
    answers: { 201: z.object({ medic: z.int(), type_membership: MembershipType }) },
  }),
  changeMember: endpoint({
    method: 'PATCH',
    path: '/api/v2/management/memberships/:id/',
    summary: 'Change a role, restore a member, accept an invitation, or leave',
    audience: 'doctor',
    personal: true,
    params: ById,
    body: MembershipPatch,
    answers: { 200: Membership },
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/api/v2/management/memberships/:id/',
    summary: 'Remove a member, or leave; an administrator can undo it',
    audience: 'doctor',
    params: ById,
    answers: { 204: Nothing },
  }),
} as const
