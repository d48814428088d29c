import type { DraftBody, DraftNewPatient } from '#contract/drafts/drafts.ts'
import type { Patient } from '#contract/patients/patients.ts'
import type * as z from 'zod/mini'
import { blankFields, writtenFields } from './written-fields.ts'

/** Values of the form of a new patient, as typed. */
export type NewPatientValues = z.output<typeof DraftNewPatient>

export const noPatient: NewPatientValues = {
  name: '',
  birth: '',
  gender: '',
  email: '',
  phone: '',
  curp: '',
  file: '',
}

/**
 * The draft on the screen, which is not issued yet. The account stores the same content, except that only the identity of the
 * patient is stored.
 */
export interface ComposerDraft extends Omit<DraftBody, 'patient'> {
  patient: Patient | null
}

export const emptyDraft = (idempotencyKey: string): ComposerDraft => ({
  idempotencyKey,
  patient: null,
  patientSearch: '',
  newPatient: null,
  ...blankFields,
  diagnoses: [],
  rows: [],
  drugSearch: '',
  hospital: null,
  clinic: null,
  send_rx: true,
  keywords: [],
  RxWarning: null,
})

/**
 * Whether the draft has any content that the doctor would miss. Letters in a search field and an empty form of a new patient do
 * not count as content.
 */
export const hasContent = (draft: DraftBody): boolean =>
  draft.patient !== null ||
  Object.values(draft.newPatient ?? {}).some((text) => text.trim() !== '') ||
  draft.rows.length > 0 ||
  draft.diagnoses.length > 0 ||
  Object.values(writtenFields(draft)).some((said) => typeof said === 'string' && said.trim() !== '')

/** The draft as the account stores it: of the patient only what identifies them. */
export const draftBody = ({ patient, ...rest }: ComposerDraft): DraftBody => ({
  ...rest,
  patient: patient && {
    uid: patient.uid,
    name: patient.name,
    date_of_birth: patient.date_of_birth,
    gender: patient.gender,
  },
})

/**
 * The draft in the form in which a message to support contains it. Of the patient it only says whether one is chosen or being
 * added.
 */
export const draftForSupport = (draft: ComposerDraft): object => ({
  ...draft,
  patient: draft.patient !== null,
  newPatient: draft.newPatient !== null,
  patientSearch: undefined,
})
