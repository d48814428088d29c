import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { BarePaging, pageOf, Paging, signedPage } from '../schemas/page.ts'
import { optionalText, queryText, requiredLine } from '../schemas/text.ts'
import { Day } from '../schemas/text.ts'

export const Gender = z.enum(['M', 'F', 'O'])
export type Gender = z.output<typeof Gender>

export const Patient = z.object({
  id: z.int(),
  uid: z.string(),
  name: z.string(),
  date_of_birth: z.string(),
  /**
   * Whether only an age was given: then `date_of_birth` is a day that gives that age, and is not shown as the day
   * of birth.
   */
  birth_approximate: z.boolean(),
  email: z.string(),
  external_patient_file: z.string(),
  gender: Gender,
  curp: z.string(),
  phone: z.string(),
  address: z.string(),
  state: z.string(),
  zip_code: z.string(),
  location: z.string(),
  /** Time of this doctor's last prescription for the patient; null if there is none. */
  last_prescribed_at: z.nullable(z.string()),
  /** Version of the person's data, which grows with every change. */
  version: z.int(),
})
export type Patient = z.output<typeof Patient>

const fields = {
  /** Identifier of the patient in the public API: an email address, or any id longer than 4 characters (public-api.md 1.5.5). */
  email: z.optional(optionalText(254)),
  external_patient_file: z.optional(optionalText(64)),
  /** True when `date_of_birth` was only computed from an age. Absent or false: the day is exact. */
  birth_approximate: z.optional(z.boolean()),
  gender: z.optional(Gender),
  curp: z.optional(optionalText(18)),
  phone: z.optional(optionalText(32)),
  address: z.optional(optionalText(300)),
  state: z.optional(optionalText(64)),
  zip_code: z.optional(optionalText(10)),
  location: z.optional(optionalText(120)),
}

export const NewPatient = z.strictObject({ name: requiredLine(160), date_of_birth: Day, ...fields })
export type NewPatient = z.input<typeof NewPatient>

export const PatientPatch = z.strictObject({
  name: z.optional(requiredLine(160)),
  date_of_birth: z.optional(Day),
  /**
   * Version of the patient's data that the caller read: a change of an older version is refused. Without a version the
   * change is made to whatever is stored.
   */
  version: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
  ...fields,
})
export type PatientPatch = z.input<typeof PatientPatch>

/** A prescription as a patient's page lists it. */
export const PatientPrescription = z.object({
  signature: z.string(),
  code: z.string(),
  issued_at: z.string(),
  valid_until: z.string(),
  diagnosis: z.string(),
  follow_up_on: z.nullable(z.string()),
  medications: z.array(z.string()),
  is_rejected: z.boolean(),
})
export type PatientPrescription = z.output<typeof PatientPrescription>

export const patients = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/patient/',
    summary: 'The doctor’s patients; `search` looks in name, email, CURP and phone',
    audience: 'doctor',
    query: z.extend(BarePaging, { search: queryText(200) }),
    answers: { 200: z.array(Patient) },
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/v2/patients/',
    summary: 'One page of the doctor’s patients with their number, recently prescribed first',
    audience: 'doctor',
    query: z.extend(Paging, { search: queryText(200) }),
    answers: { 200: pageOf(Patient) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v2/patient/:uid/',
    summary: 'One patient',
    audience: 'doctor',
    params: z.object({ uid: z.string() }),
    answers: { 200: Patient },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v2/patient/',
    summary: 'Add a patient',
    audience: 'doctor',
    body: NewPatient,
    answers: { 201: Patient },
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/v2/patient/:id/',
    summary: 'Change a patient by id or uid; with `version`, only if it is still the stored one',
    audience: 'doctor',
    params: z.object({ id: z.string() }),
    body: PatientPatch,
    answers: { 202: Patient },
  }),
  prescriptions: endpoint({
    method: 'GET',
    path: '/api/v2/patient/:uid/prescriptions/',
    summary: 'Prescriptions of this doctor for the patient, newest first, under any uid of the person',
    audience: 'doctor',
    params: z.object({ uid: z.string() }),
    query: Paging,
    answers: { 200: signedPage(PatientPrescription) },
  }),
} as const
