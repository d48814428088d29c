import { TIME_ZONES } from './values/time-zone.ts'
import * as z from 'zod/mini'
import { Detail } from './accounts/accounts.ts'
import { CodedDiagnosis, DIAGNOSES_AT_MOST } from './coded-diagnosis.ts'
import { answeredFields, writtenFieldSchemas } from './document-fields.ts'
import { endpoint } from './endpoint.ts'
import { ByHand, IssueWarning, QtyConfirmed } from './issue-warning.ts'
import { Category, FractionSchema } from './medications/medications.ts'
import { OrderId } from './medications/order-id.ts'
import { Gender } from './patients/patients.ts'
import { Paging, signedPage } from './schemas/page.ts'
import { Overrides } from './safety.ts'
import { TimelineEvent } from './prescription-timeline.ts'
import { SignedDocumentSchema } from './signed-document.ts'
import { AdditionalData, isSmall } from './additional-data.ts'
import { isStorableJson } from './schemas/storable-json.ts'
import { MAX_ROWS, QTY_WITHOUT_END, REFILLS_AT_MOST, ROW_TEXT_MOST } from './prescription/quantities.ts'
import { Day, optionalEmail, optionalLine, optionalText, queryText, requiredText } from './schemas/text.ts'
import { isStorable } from './values/plain-text.ts'

/**
 * What a pharmacy may do with a prescription. `rejected`: cancelled by the doctor or refused by a pharmacy, for good unless the
 * correction that replaced the prescription is undone. In a series: `scheduled` before its period, `paused` by the doctor.
 */
export const RxStatus = z.enum([
  'available',
  'partially_filled',
  'filled',
  'rejected',
  'expired',
  'scheduled',
  'paused',
])
export type RxStatus = z.output<typeof RxStatus>

/** State of a prescription's mail. `unknown`: the connection broke after the hand-over; there is no automatic second attempt. */
export const SentStatus = z.enum(['not_to_send', 'pending', 'sent_email', 'failed', 'unknown'])
export type SentStatus = z.output<typeof SentStatus>

/** Electronic original, or a sheet that needs the doctor's handwritten signature (mexico.md 1.3). */
export const DocumentKindSchema = z.enum(['electronic', 'handwritten'])
export type DocumentKindSchema = z.output<typeof DocumentKindSchema>

const Signature = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'signature'))
const signatureParam = z.object({ signature: z.string().check(z.maxLength(80)) })
/** One row as the doctor writes it. Only `instructions` and one of `presentation` / `drug_upc` are needed. */
export const NewMedication = z.strictObject({
  presentation: z.optional(optionalText(ROW_TEXT_MOST.presentation)),
  instructions: requiredText(ROW_TEXT_MOST.instructions),
  /** Generic name of a free-text row, when `presentation` does not carry it. */
  generic: z.optional(optionalText(ROW_TEXT_MOST.generic)),
  /** Brand that the doctor wants; the generic name stays first (LGS 226, RIS 31). */
  brand: z.optional(optionalText(ROW_TEXT_MOST.brand)),
  drug: z.optional(z.nullable(z.union([z.string().check(z.maxLength(300)), z.int()]))),
  drug_upc: z.optional(optionalText(64)),
  order_id: z.optional(z.nullable(OrderId)),
  ad_id: z.optional(optionalText(64)),
  category: z.optional(z.nullable(Category)),
  qty: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(QTY_WITHOUT_END)))),
  qty_confirmed: QtyConfirmed,
  qty_label: z.optional(optionalText(60)),
  /** Number of further times that the quantity may be supplied; none when absent (LGS 226 III and IV). */
  refills: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(REFILLS_AT_MOST)))),
  /** Route in full words; abbreviations are refused (mexico.md B6). */
  via: z.optional(optionalText(40)),
  keyword: z.optional(optionalText(120)),
  price: z.optional(z.nullable(z.union([z.string().check(z.maxLength(16)), z.number()]))),
  substitution_allowed: z.optional(z.nullable(z.boolean())),
  /** Key of the row in the caller's form. The response does not contain it. */
  key: z.optional(z.string().check(z.maxLength(64))),
})
export type NewMedication = z.input<typeof NewMedication>

/** The patient by uid, or the data of a patient who is added with the prescription. */
export const PatientReference = z.strictObject({
  uid: z.optional(z.string().check(z.maxLength(64))),
  name: z.optional(optionalLine(160)),
  date_of_birth: z.optional(Day),
  birth_approximate: z.optional(z.boolean()),
  email: z.optional(optionalText(254)),
  external_patient_file: z.optional(optionalText(64)),
  gender: z.optional(Gender),
  curp: z.optional(optionalText(18)),
  phone: z.optional(optionalText(32)),
  address: z.optional(optionalText(300)),
})

/** A series of documents, each fillable from its own day to the eve of the next document's day (knowledge/law). */
export const Series = z.strictObject({
  count: z.int().check(z.minimum(2), z.maximum(99)),
  every: z.union([
    z.strictObject({ months: z.int().check(z.minimum(1), z.maximum(12)) }),
    z.strictObject({ days: z.int().check(z.minimum(1), z.maximum(366)) }),
  ]),
  /** First day of the first document of the series; absent: today. */
  starts_on: z.optional(Day),
})
export type Series = z.output<typeof Series>

const DraftFields = z.object({
  patient: PatientReference,
  medications: z.array(NewMedication).check(z.minLength(1, 'no-rows'), z.maxLength(MAX_ROWS)),
  hospital: z.optional(z.nullable(z.int())),
  clinic: z.optional(z.nullable(z.int())),
  /** Size of the paper of the sheet; absent: that of the hospital. */
  paper: z.optional(z.nullable(z.enum(['letter', 'half_letter']))),
  ...writtenFieldSchemas,
  /** Diagnoses in the text that were chosen from the CIE-10, the principal one first. */
  diagnoses: z.optional(z.nullable(z.array(CodedDiagnosis).check(z.maxLength(DIAGNOSES_AT_MOST)))),
  send_rx: z.optional(z.nullable(z.boolean())),
  series: z.optional(z.nullable(Series)),
  /** Signature of the prescription that this one replaces; the issue cancels the replaced prescription. */
  replaces: z.optional(z.nullable(Signature)),
  /** Signature of the prescription that this one renews. */
  renews: z.optional(z.nullable(Signature)),
  /** The doctor's reasons for overriding findings that stop the issue, by the id of the finding (safety.ts). */
  overrides: z.optional(Overrides),
  /**
   * Whether a repeated prescription is issued with a warning (`warn`, the default) or refused with `issued-moments-ago`. A
   * prescription is repeated when one of the last ten minutes has the same patient and rows under another idempotency key.
   */
  if_repeated: z.optional(z.enum(['warn', 'refuse'])),
})

/** Keys that the contract does not name are stored in `additional_data`; text that the database cannot store is refused. */
export const NewPrescription = z
  // The size of members that are nested too deeply is not measured, because JSON.stringify would run out of stack.
  .catchall(DraftFields, z.unknown().check(z.refine(isStorableJson, { error: 'not-text', abort: true })))
  .check(
    z.refine((draft) => Object.keys(draft).every(isStorable), 'not-text'),
    z.refine((draft) => isSmall(draft, DraftFields.shape), 'additional-too-large'),
  )
export type NewPrescription = z.input<typeof NewPrescription>

const Pair = <T extends z.ZodMiniType>(code: T) => z.tuple([code, z.string()])

export const Medication = z.object({
  id: z.int(),
  presentation: z.string(),
  instructions: z.string(),
  instructions_written: z.optional(z.string()),
  drug: z.string(),
  generic: z.string(),
  brand: z.string(),
  antibiotic: z.boolean(),
  cost: z.number(),
  bought: z.boolean(),
  qty: z.int(),
  bought_qty: z.int(),
  category: Category,
  qty_label: z.string(),
  drug_upc: z.string(),
  order_id: z.int(),
  ad_id: z.string(),
  via: z.string(),
  fraction: z.nullable(FractionSchema),
  substitution_allowed: z.boolean(),
  /** True when the catalogue knows no drug by the written name. The sheet then says so. */
  unrecognised: z.optional(z.literal(true)),
  /** Number of further times that `qty` may be supplied; absent for none. */
  refills: z.optional(z.int()),
  /** When and why the row was cancelled; absent for a row that was not. */
  ended: z.optional(z.object({ at: z.string(), reason: z.string() })),
})
export type Medication = z.output<typeof Medication>

const shared = {
  id: z.int(),
  medic: z.string(),
  ...answeredFields,
  medications: z.array(Medication),
  signature: Signature,
  /** Short code for people, with a check character: K7QD2M9X4. */
  code: z.string(),
  /** Calendar day of the issue by the clock of the place of issue (`time_zone`); `issued_at` carries the instant. */
  created_at: z.string(),
  issued_at: z.string(),
  time_zone: z.enum(TIME_ZONES),
  /** First day on which the prescription can be filled, where that is not the day of its issue. */
  valid_from: z.optional(z.string()),
  /** Last day on which the prescription can be filled. */
  valid_until: z.string(),
  document_kind: DocumentKindSchema,
  /** Why the sheet is signed by hand; absent for an electronic original. */
  by_hand: z.optional(ByHand),
  sent: z.nullable(z.boolean()),
  send_rx: z.boolean(),
  bought: z.boolean(),
  rejected: z.boolean(),
  cta_link: z.string(),
}

/** The signed document of a prescription, with what happened to it since (decision 029). */
export const Prescription = z.object({
  ...shared,
  hospital: z.object({ id: z.int(), patron: z.string(), location: z.string() }),
  clinic: z.nullable(z.object({ id: z.nullable(z.int()), name: z.string(), location: z.string() })),
  /** The patient as signed. `email` and `phone` repeat those of `contact`, because the public contract has them here. */
  patient: z.object({
    uid: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    date_of_birth: z.string(),
    /** Whether only the age is known: then `date_of_birth` was computed from it. */
    birth_approximate: z.boolean(),
    gender: Gender,
  }),
  /** The patient's address and telephone as of today. */
  contact: z.object({ email: z.string(), phone: z.string() }),
  status: z.object({ rx_status: Pair(RxStatus), sent_status: Pair(SentStatus) }),
  reason_of_rejected: z.string(),
})
export type Prescription = z.output<typeof Prescription>

/** One prescription with the whole document that was signed. */
export const WholePrescription = z.extend(Prescription, {
  document: SignedDocumentSchema,
  additional_data: AdditionalData,
})
export type WholePrescription = z.output<typeof WholePrescription>

const issued = {
  ...shared,
  hospital: z.int(),
  clinic: z.nullable(z.int()),
  patient: z.object({ uid: z.string(), name: z.string(), email: z.string() }),
  additional_data: AdditionalData,
}

/**
 * The response to issuing (public-api.md 1.5.6): the first document of the draft, and
 * the others in `also_issued` (decision 023).
 */
export const IssuedPrescription = z.object({
  ...issued,
  also_issued: z.optional(z.array(z.object(issued))),
  warnings: z.optional(z.array(IssueWarning)),
})
export type IssuedPrescription = z.output<typeof IssuedPrescription>

export const RejectReason = requiredText(300)

export const prescriptions = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/rx-endpoint/',
    summary: 'The doctor’s prescriptions, newest first',
    audience: 'doctor',
    query: z.extend(Paging, {
      search: queryText(200),
      external_patient_file: queryText(64),
    }),
    answers: { 200: signedPage(Prescription) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v2/rx-endpoint/:signature',
    summary: 'One prescription',
    audience: 'doctor',
    params: signatureParam,
    answers: { 200: WholePrescription },
  }),
  issue: endpoint({
    method: 'POST',
    path: '/api/v2/rx-endpoint/',
    summary:
      'Issue a prescription. Send an `Idempotency-Key` header: a repeated key returns the first answer',
    audience: 'doctor',
    body: NewPrescription,
    answers: { 201: IssuedPrescription },
    perMinute: 60,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/v2/rx/resend/:signature/',
    summary: 'Send the mail again, to the patient’s address or another',
    audience: 'doctor',
    params: signatureParam,
    body: z.strictObject({ email: z.optional(optionalEmail), cc: z.optional(optionalEmail) }),
    answers: { 200: Detail },
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/v2/rx/pdf/:signature/',
    summary: 'The sheet as PDF in base64, for the doctor and for pharmacies',
    audience: 'any',
    params: signatureParam,
    answers: { 200: z.object({ pdf: z.string() }) },
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/api/v2/rx/timeline/:signature/',
    summary: 'Timeline of a prescription',
    audience: 'doctor',
    params: signatureParam,
    answers: { 200: z.array(TimelineEvent) },
  }),
} as const
