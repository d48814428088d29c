import * as z from 'zod/mini'
import { DraftState } from '../drafts/drafts.ts'
import { endpoint } from '../endpoint.ts'
import { Patient } from './patients.ts'
import { ConsentMethod, NewConsent } from './patient-consent.ts'
import { RecordSections } from './patient-record.ts'
import { Day, optionalText, requiredText } from '../schemas/text.ts'

export const Consent = z.object({
  id: z.int(),
  version: z.string(),
  method: ConsentMethod,
  on: z.string(),
  note: z.string(),
  recorded_at: z.string(),
  withdrawn_at: z.nullable(z.string()),
})
export type Consent = z.output<typeof Consent>

export const RightKind = z.enum(['access', 'rectification', 'cancellation', 'opposition'])
export type RightKind = z.output<typeof RightKind>

/** A request of the patient about their data, and when it must be answered. */
export const RightRequest = z.object({
  id: z.int(),
  kind: RightKind,
  received_on: z.string(),
  note: z.string(),
  /** Day by which the request must be answered: 20 working days after it came, 40 once it was extended. */
  due_on: z.string(),
  /** Day on which the term for the answer was extended, which can be done once. */
  extended_on: z.nullable(z.string()),
  /** Day by which the granted request must take effect: 15 working days after the answer. Null while there is no answer. */
  effect_due_on: z.nullable(z.string()),
  answered_on: z.nullable(z.string()),
  answer: z.string(),
})
export type RightRequest = z.output<typeof RightRequest>

export const Privacy = z.object({
  /** The text of consent in force, for the screen and for paper. */
  text: z.object({
    version: z.string(),
    title: z.string(),
    paragraphs: z.array(z.string()),
    source: z.string(),
  }),
  /** Whether the patient has not consented yet to the version of the text that is in force. */
  is_needed: z.boolean(),
  consents: z.array(Consent),
  requests: z.array(RightRequest),
  /** Last day on which the law requires that the patient's prescriptions are stored; null without prescriptions. */
  kept_until: z.nullable(z.string()),
})
export type Privacy = z.output<typeof Privacy>

const Plain = z.record(z.string(), z.unknown())

/** A prescription with everything that is stored about it. */
const HeldPrescription = z.object({
  signature: z.string(),
  issued_at: z.string(),
  is_rejected: z.boolean(),
  rejected_at: z.nullable(z.string()),
  rejected_by: z.string(),
  reason_of_rejected: z.string(),
  /** Exactly what was signed; null where the stored text can't be read as a signed document. */
  content: z.nullable(Plain),
  /** Result of the safety checks at issue; null for prescriptions that were issued before the product had checks. */
  checked: z.nullable(
    z.object({
      rules: z.string(),
      found: z.array(
        z.object({
          about: z.array(z.string()),
          severity: z.string(),
          mechanism: z.string(),
          advice: z.string(),
          reason: z.string(),
        }),
      ),
      unchecked: z.array(z.object({ cause: z.string(), about: z.array(z.string()) })),
    }),
  ),
  /** Rows that were cancelled alone, while the rest of the prescription stayed valid. */
  ended: z.array(
    z.object({ presentation: z.string(), at: z.string(), reason: z.string(), note: z.string() }),
  ),
  dispensed: z.array(
    z.object({
      at: z.string(),
      pharmacy: z.string(),
      ticket: z.string(),
      items: z.array(z.object({ presentation: z.string(), quantity: z.int(), dispensed: z.string() })),
    }),
  ),
  mails: z.array(z.object({ at: z.string(), to: z.string(), cc: z.string(), state: z.string() })),
})

/** All data that are held about one patient. */
export const PatientExport = z.object({
  generated_at: z.string(),
  patient: Patient,
  /** Other entries for the same person in the list of patients, which were merged into this patient. */
  merged: z.array(Patient),
  record: RecordSections,
  earlier_records: z.array(z.object({ version: z.int(), written_at: z.string(), sections: RecordSections })),
  consents: z.array(Consent),
  requests: z.array(RightRequest),
  prescriptions: z.array(HeldPrescription),
  /** Drafts of prescriptions that are not signed yet. */
  drafts: z.array(z.object({ changed_at: z.string(), state: DraftState, note: z.string(), content: Plain })),
  /** Favourites that were made from one of the patient's prescriptions. */
  favourites: z.array(z.object({ prescription: z.string(), name: z.string(), created_at: z.string() })),
  /** Reasons for which the doctor overrode a warning, stored so that the form can offer them again. */
  reasons: z.array(z.object({ finding: z.string(), reason: z.string(), given_at: z.string() })),
  /** Merges that this patient took part in, with the data before and after each merge. */
  merges: z.array(
    z.object({ merged_at: z.string(), undone_at: z.nullable(z.string()), before: Plain, after: Plain }),
  ),
  /** Payments that the doctor requested from this patient. Amounts as "MXN $1,250.00". */
  payments: z.array(
    z.object({
      asked_at: z.string(),
      concept: z.string(),
      asked: z.string(),
      received: z.string(),
      email: z.string(),
    }),
  ),
  /** Log of who did what with the patient's data. */
  events: z.array(z.object({ at: z.string(), by: z.string(), action: z.string() })),
})
export type PatientExport = z.output<typeof PatientExport>

const ByUid = z.object({ uid: z.string() })
const ByNumber = z.object({ uid: z.string(), id: z.string().check(z.maxLength(80)) })

export const patientPrivacy = {
  get: endpoint({
    method: 'GET',
    path: '/api/v2/patient/:uid/privacy/',
    summary: 'Consents and data requests of a patient, and the consent text in force',
    audience: 'doctor',
    params: ByUid,
    answers: { 200: Privacy },
  }),
  consent: endpoint({
    method: 'POST',
    path: '/api/v2/patient/:uid/consents/',
    summary: 'Record that the patient consented to the use of health data, or an exception of the law',
    audience: 'doctor',
    params: ByUid,
    body: NewConsent,
    answers: { 201: Privacy },
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v2/patient/:uid/consents/:id/withdraw/',
    summary: 'Record that the patient withdrew a consent',
    audience: 'doctor',
    params: ByNumber,
    answers: { 200: Privacy },
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/v2/patient/:uid/requests/',
    summary: 'Record a patient’s request of access, rectification, cancellation or opposition',
    audience: 'doctor',
    params: ByUid,
    body: z.strictObject({ kind: RightKind, received_on: Day, note: optionalText(1000) }),
    answers: { 201: Privacy },
  }),
  extend: endpoint({
    method: 'POST',
    path: '/api/v2/patient/:uid/requests/:id/extend/',
    summary: 'Double the term of a request, once, before it is over',
    audience: 'doctor',
    params: ByNumber,
    answers: { 200: Privacy },
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/v2/patient/:uid/requests/:id/answer/',
    summary: 'Record how a request was answered',
    audience: 'doctor',
    params: ByNumber,
    body: z.strictObject({ answered_on: Day, answer: requiredText(1000) }),
    answers: { 200: Privacy },
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/v2/patient/:uid/export/',
    summary: 'All data held about a patient, for programs (`data`) and as a page to read and print (`page`)',
    audience: 'doctor',
    params: ByUid,
    answers: { 200: z.object({ data: PatientExport, page: z.string() }) },
    perMinute: 20,
  }),
} as const
