import * as z from 'zod/mini'
import {
  DraftBody,
  DraftPatient,
  DraftRemoval,
  DraftSave,
  DraftSaved,
  DraftSummary,
} from '../drafts/drafts.ts'
import { endpoint } from '../endpoint.ts'
import { Likeness } from '../patients/patient-merge.ts'
import { PathNumber } from '../schemas/path-number.ts'
import { NewPatient, Patient } from '../patients/patients.ts'
import { UxSettings } from '../profile/profile.ts'
import { queryText } from '../schemas/text.ts'
import { Location } from '../places/locations.ts'

/** An assistant, who prepares drafts for a doctor, as doctor and administrators see them. */
export const Assistance = z.object({
  assistant: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  doctor: z.object({ id: z.int(), name: z.string() }),
  hospital: z.int(),
  hospital_name: z.string(),
  /** Whether the doctor agreed that the assistant works for them. Until then the assistant can read no data of the doctor. */
  is_approved: z.boolean(),
  created_at: z.string(),
})
export type Assistance = z.output<typeof Assistance>

/** Who the assistant is, and for which doctors they work. */
export const AssistantProfile = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  doctors: z.array(
    z.object({
      id: z.int(),
      /** Key in the address of the doctor's privacy notice, `/privacy/:key`. */
      notice_key: z.string(),
      name: z.string(),
      female: z.boolean(),
    }),
  ),
})
export type AssistantProfile = z.output<typeof AssistantProfile>

export const PreparedDraft = z.extend(DraftSummary, { body: DraftBody })
export type PreparedDraft = z.output<typeof PreparedDraft>

/**
 * The data of a doctor that the assistant's page needs to judge a draft. The doctor's licence numbers, telephone and
 * address are not included. The doctor's own medications are loaded by another call (`/api/v2/drugs/shelf/`).
 */
export const AssistedDoctor = z.object({
  prescriber: z.object({
    profession: z.string(),
    licence: z.enum(['missing', 'unverified', 'verified']),
    missing: z.array(z.enum(['name', 'institution', 'phone'])),
  }),
  /** Places where the doctor prescribes, the default place first. */
  places: z.array(Location),
  /** The clinic that is preselected for this doctor's new prescriptions. */
  clinic: UxSettings.shape.clinicId,
})
export type AssistedDoctor = z.output<typeof AssistedDoctor>

const OfDoctor = z.object({ doctor: PathNumber })
const OneDraft = z.object({ doctor: PathNumber, id: z.string().check(z.maxLength(80)) })
const ById = z.object({ id: PathNumber })

export const assistants = {
  /** Lists the assistants of the doctor who makes the request. */
  mine: endpoint({
    method: 'GET',
    path: '/api/v2/assistants/',
    summary: 'Assistants of the doctor, and those who wait for approval',
    audience: 'doctor',
    answers: { 200: z.array(Assistance) },
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v2/assistants/:id/approve/',
    summary: 'Approve an assistant',
    audience: 'doctor',
    personal: true,
    params: ById,
    answers: { 204: z.undefined() },
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/v2/assistants/:id/',
    summary: 'End an assistant’s access at once; prepared drafts stay with the doctor',
    audience: 'doctor',
    personal: true,
    params: ById,
    answers: { 204: z.undefined() },
  }),
  /** Returns the profile of the assistant who makes the request. */
  me: endpoint({
    method: 'GET',
    path: '/api/v2/assistant/',
    summary: 'The assistant, and the doctors for whom the assistant works',
    audience: 'assistant',
    answers: { 200: AssistantProfile },
  }),
  doctor: endpoint({
    method: 'GET',
    path: '/api/v2/assistant/:doctor/',
    summary: 'The data of a doctor and workplaces that an assistant’s page needs to judge a draft',
    audience: 'assistant',
    params: OfDoctor,
    answers: { 200: AssistedDoctor },
  }),
  patients: endpoint({
    method: 'GET',
    path: '/api/v2/assistant/:doctor/patients/',
    summary: 'Find a patient of the doctor; returns name, birth and sex only',
    audience: 'assistant',
    params: OfDoctor,
    query: z.object({ search: queryText(200) }),
    answers: { 200: z.array(DraftPatient) },
    perMinute: 240,
  }),
  alike: endpoint({
    method: 'POST',
    path: '/api/v2/assistant/:doctor/patients/alike/',
    summary:
      'The doctor’s patients who may be the same person as a new one; returns name, birth and sex only',
    audience: 'assistant',
    params: OfDoctor,
    body: NewPatient,
    answers: {
      200: z.object({ results: z.array(z.object({ patient: DraftPatient, likeness: z.array(Likeness) })) }),
    },
    perMinute: 240,
  }),
  addPatient: endpoint({
    method: 'POST',
    path: '/api/v2/assistant/:doctor/patients/',
    summary: 'Add a patient of the doctor; returns what was sent, with the patient’s id',
    audience: 'assistant',
    params: OfDoctor,
    body: NewPatient,
    answers: { 201: Patient },
  }),
  drafts: endpoint({
    method: 'GET',
    path: '/api/v2/assistant/:doctor/drafts/',
    summary: 'The drafts that the assistant prepares for the doctor',
    audience: 'assistant',
    params: OfDoctor,
    answers: { 200: z.array(DraftSummary) },
  }),
  draft: endpoint({
    method: 'GET',
    path: '/api/v2/assistant/:doctor/drafts/:id/',
    summary: 'One prepared draft',
    audience: 'assistant',
    params: OneDraft,
    answers: { 200: PreparedDraft },
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v2/assistant/:doctor/drafts/:id/',
    summary: 'Save a prepared draft over the version that was read; version 0 creates it',
    audience: 'assistant',
    params: OneDraft,
    body: DraftSave,
    answers: { 200: DraftSaved },
    perMinute: 240,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/v2/assistant/:doctor/drafts/:id/submit/',
    summary: 'Submit a prepared draft to the doctor',
    audience: 'assistant',
    params: OneDraft,
    body: z.strictObject({ version: z.int() }),
    answers: { 200: DraftSaved },
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/api/v2/assistant/:doctor/drafts/:id/',
    summary: 'Discard a prepared draft that was not submitted and has not changed since it was read',
    audience: 'assistant',
    params: OneDraft,
    query: DraftRemoval,
    answers: { 204: z.undefined() },
  }),
} as const
