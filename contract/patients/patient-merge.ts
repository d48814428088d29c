import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { NewPatient, Patient } from './patients.ts'
import { RecordSections } from './patient-record.ts'

/** Number of days in which a merge of two patients can be undone. */
export const MERGE_UNDO_DAYS = 30

/**
 * Why two patients may be the same person: equal CURP, equal telephone, or equal name. With an equal name the date of
 * birth decides the kind: `name` for the same date, `name-age` where only an age is known of one patient, and `name-alone`
 * for another date. For names that differ by one letter, `name-spelt` means the same date of birth, and `name-spelt-age`
 * that only an age is known of one patient.
 */
export const Likeness = z.enum([
  'curp',
  'name',
  'name-spelt',
  'name-spelt-age',
  'name-age',
  'name-alone',
  'phone',
])
export type Likeness = z.output<typeof Likeness>

/** Fields of which a merge keeps the value of one of the two patients. */
export const MergedField = z.enum([
  'name',
  'date_of_birth',
  'email',
  'external_patient_file',
  'gender',
  'curp',
  'phone',
  'address',
  'state',
  'zip_code',
  'location',
])
export type MergedField = z.output<typeof MergedField>

/** Lists of a medical record of which a merge can take the entries of both patients, and not only of one patient. */
export const JoinedSection = z.enum(['allergies', 'conditions', 'medication', 'vaccines'])
export type JoinedSection = z.output<typeof JoinedSection>
const AnySection = z.enum([
  'allergies',
  'conditions',
  'weight',
  'height',
  'reproduction',
  'creatinine',
  'liver',
  'habits',
  'vaccines',
  'medication',
])

const Duplicate = z.object({
  patient: Patient,
  likeness: z.array(Likeness),
  prescriptions: z.int(),
  record: RecordSections,
  record_version: z.int(),
})
export type Duplicate = z.output<typeof Duplicate>

export const Duplicates = z.object({
  /** The patient whose possible duplicates are in `candidates`, in the same shape as they are. */
  self: Duplicate,
  candidates: z.array(Duplicate),
  /**
   * Patients who were merged into the patient `self`. `undo_until` is the last day on which the
   * merge can be undone, null when that day is past.
   */
  merged: z.array(
    z.object({
      uid: z.string(),
      name: z.string(),
      merged_at: z.string(),
      undo_until: z.nullable(z.string()),
    }),
  ),
})
export type Duplicates = z.output<typeof Duplicates>

export const Merge = z.strictObject({
  /**
   * Uid of the patient who is merged into the patient in the URL. After the merge, a request with that uid returns
   * the patient in the URL.
   */
  other: z.string().check(z.maxLength(64)),
  /**
   * Version of the medical record of the patient in the URL, as the client read it; `other_version` is that of the
   * other patient's record.
   */
  version: z.int(),
  other_version: z.int(),
  /** Fields and sections that a merge takes from the other patient; all others stay. */
  fields: z.array(MergedField).check(z.maxLength(20)),
  sections: z.array(AnySection).check(z.maxLength(20)),
  /** Lists that a merge joins from both patients. */
  joined: z.array(JoinedSection).check(z.maxLength(10)),
})
export type Merge = z.output<typeof Merge>

/**
 * A patient of the doctor who may be the same person as a patient who is being added: data to recognise the patient,
 * and of the medical record only whether allergies are recorded.
 */
export const AlikePatient = z.object({
  patient: Patient,
  likeness: z.array(Likeness),
  allergies: z.enum(['recorded', 'none', 'not-asked']),
})
export type AlikePatient = z.output<typeof AlikePatient>

const ByUid = z.object({ uid: z.string() })

export const patientMerge = {
  alike: endpoint({
    method: 'POST',
    path: '/api/v2/patients/alike/',
    summary: 'Patients who may be the same person as a new one; changes nothing',
    audience: 'doctor',
    body: NewPatient,
    answers: { 200: z.object({ results: z.array(AlikePatient) }) },
    perMinute: 240,
  }),
  duplicates: endpoint({
    method: 'GET',
    path: '/api/v2/patient/:uid/duplicates/',
    summary: 'Patients who may be the same person: by CURP, name and date of birth or age, or phone',
    audience: 'doctor',
    params: ByUid,
    answers: { 200: Duplicates },
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/v2/patient/:uid/merge/',
    summary: 'Merge another patient into this one; the other uid then answers with this patient',
    audience: 'doctor',
    params: ByUid,
    body: Merge,
    answers: { 200: Patient },
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v2/patient/:uid/merge/undo/',
    summary: 'Undo the latest merge into this patient, within 30 days',
    audience: 'doctor',
    params: ByUid,
    answers: { 200: Patient },
  }),
} as const
