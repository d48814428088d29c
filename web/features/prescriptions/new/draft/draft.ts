import * as z from 'zod/mini'
import { Patient } from '#contract/patients.ts'
import { Row } from './row.ts'

/** A patient who is being added, as typed. */
export const PatientValues = z.object({
  name: z.string(),
  birth: z.string(),
  gender: z.enum(['', 'F', 'M', 'O']),
  email: z.string(),
  phone: z.string(),
  curp: z.string(),
})
export type PatientValues = z.output<typeof PatientValues>

export const noPatient: PatientValues = { name: '', birth: '', gender: '', email: '', phone: '', curp: '' }

/** All that is on the screen and was not issued yet. It is stored on the device, so it is read back by this schema. */
export const Draft = z.object({
  /** Made once, kept across retries and reloads: whatever happens on the way, one draft is one prescription. */
  idempotencyKey: z.string(),
  patient: z.nullable(Patient),
  patientSearch: z.string(),
  newPatient: z.nullable(PatientValues),
  diagnosis: z.string(),
  show_diagnosis: z.boolean(),
  rows: z.array(Row),
  /** What is being typed to find the next medicine. */
  drugSearch: z.string(),
  extras: z.string(),
  /** The doctor's choice; null: the default place (default-place.ts). */
  hospital: z.nullable(z.int()),
  clinic: z.nullable(z.int()),
  send_rx: z.boolean(),
})
export type Draft = z.output<typeof Draft>

export const emptyDraft = (idempotencyKey: string): Draft => ({
  idempotencyKey,
  patient: null,
  patientSearch: '',
  newPatient: null,
  diagnosis: '',
  show_diagnosis: false,
  rows: [],
  drugSearch: '',
  extras: '',
  hospital: null,
  clinic: null,
  send_rx: true,
})

/** Whether there is anything that somebody would miss. */
export const hasContent = (draft: Draft): boolean =>
  draft.patient !== null ||
  draft.newPatient !== null ||
  draft.rows.length > 0 ||
  [draft.patientSearch, draft.diagnosis, draft.drugSearch, draft.extras].some((text) => text.trim() !== '')
