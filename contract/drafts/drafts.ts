import * as z from 'zod/mini'
import { type AdministrationRoute, isAdministrationRoute } from '../medications/administration-route.ts'
import { CodedDiagnosis, DIAGNOSES_AT_MOST } from '../coded-diagnosis.ts'
import { documentFields, draftedFields } from '../document-fields.ts'
import { UNANSWERED_AT_MOST } from './draft-base.ts'
import { endpoint } from '../endpoint.ts'
import { Category, FractionSchema } from '../medications/medications.ts'
import { Gender } from '../patients/patients.ts'
import { MAX_ROWS, REFILLS_AT_MOST, ROW_TEXT_MOST } from '../prescription/quantities.ts'
import { queryText, typedText } from '../schemas/text.ts'
import { isStorable } from '../values/plain-text.ts'

/** Maximum number of characters of a whole draft as JSON: a bound for the server, far above what anybody writes. */
export const DRAFT_MAX = 100_000
/** Maximum number of drafts of one doctor. */
export const DRAFTS_AT_MOST = 300

/** Id of a draft, made by the client that begins it; it becomes the idempotency key of the prescription. */
const DraftId = z.string().check(z.regex(/^[\w-]{8,64}$/, 'invalid'))

/**
 * A route of administration in full words. Any other text, as an older draft may have it, becomes '': the route is still to be
 * chosen.
 */
const Via = z.pipe(
  typedText(40),
  z.transform((text): AdministrationRoute | '' => (isAdministrationRoute(text) ? text : '')),
)

/** One medication as it is being written (specification section 3, "Medication row"). */
export const DraftRow = z.strictObject({
  /** Key of the row, unique among the rows and never shown. */
  key: typedText(64),
  presentation: typedText(ROW_TEXT_MOST.presentation),
  instructions: typedText(ROW_TEXT_MOST.instructions),
  /** Text that is being typed to find another product for this row; picking clears it. */
  drug: typedText(300),
  drug_upc: typedText(64),
  order_id: typedText(16),
  ad_id: typedText(64),
  category: Category,
  qty: z.nullable(z.int()),
  /** Number of further times that the quantity may be supplied; absent: none. */
  refills: z.optional(z.int().check(z.minimum(0), z.maximum(REFILLS_AT_MOST))),
  via: Via,
  price: z.nullable(typedText(16)),
  generic: typedText(ROW_TEXT_MOST.generic),
  brand: z.nullable(typedText(ROW_TEXT_MOST.brand)),
  fraction: z.nullable(FractionSchema),
  antibiotic: z.boolean(),
  substitution_allowed: z.boolean(),
  keyword: z._default(typedText(120), ''),
  /** Whether the quantity is computed from the instructions; false once the doctor has chosen a quantity. */
  qty_follows: z._default(z.boolean(), false),
})
export type DraftRow = z.output<typeof DraftRow>

/** A patient who is being added, as typed. */
export const DraftNewPatient = z.strictObject({
  name: typedText(160),
  birth: typedText(40),
  gender: z.enum(['', 'F', 'M', 'O']),
  email: typedText(254),
  phone: typedText(40),
  curp: typedText(18),
  /** Number of the patient in the program that opened the draft; '' for none. */
  file: z._default(typedText(64), ''),
})

/**
 * The patient of a draft. Only identifying data are stored in the draft; all other data of the patient are
 * read from the doctor's patients when they are needed.
 */
export const DraftPatient = z.strictObject({
  uid: typedText(64),
  name: typedText(160),
  date_of_birth: typedText(10),
  gender: Gender,
})
export type DraftPatient = z.output<typeof DraftPatient>

export const draftFields = {
  /**
   * Idempotency key of the issue, made once and kept across retries and reloads: one draft becomes at most one
   * prescription.
   */
  idempotencyKey: DraftId,
  patientSearch: typedText(200),
  newPatient: z.nullable(DraftNewPatient),
  ...draftedFields,
  /** Diagnoses chosen from the CIE-10, the principal one first. */
  diagnoses: z._default(z.array(CodedDiagnosis).check(z.maxLength(DIAGNOSES_AT_MOST)), []),
  rows: z.array(DraftRow).check(z.maxLength(MAX_ROWS)),
  /** Text that is being typed to find the next medicine. */
  drugSearch: typedText(300),
  /** Id of the hospital that the doctor chose; null: the default place. */
  hospital: z.nullable(z.int()),
  clinic: z.nullable(z.int()),
  send_rx: z.boolean(),
  /** Ids of sessions of the program that made the draft (specification section 3). They are stored and returned unchanged. */
  keywords: z._default(z.array(typedText(120)).check(z.maxLength(MAX_ROWS)), []),
  /** The older prescription that the draft replaces or renews. */
  relation: z.optional(
    z.nullable(
      z.strictObject({
        kind: z.enum(['replaces', 'renews']),
        signature: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'signature')),
      }),
    ),
  ),
  /**
   * Delivery and clinic that the doctor confirmed because they differ from the usual ones; null while nothing was
   * confirmed.
   */
  RxWarning: z._default(
    z.nullable(z.strictObject({ send: z.boolean(), clinic_id: z.nullable(z.int()) })),
    null,
  ),
}

/**
 * A draft as stored in the account: the fields of the draft on the device, but of the patient only the data that identify
 * them.
 */
export const DraftBody = z
  .strictObject({ ...draftFields, patient: z.nullable(DraftPatient) })
  .check(z.refine((body) => JSON.stringify(body).length <= DRAFT_MAX, `too-long:${DRAFT_MAX}`))
export type DraftBody = z.output<typeof DraftBody>

/**
 * State of a draft. `writing`: whoever began the draft still writes it. `submitted`: the assistant finished the draft, and the
 * doctor has not signed or returned it. `returned`: the doctor gave the draft back to the assistant.
 */
export const DraftState = z.enum(['writing', 'submitted', 'returned'])
export type DraftState = z.output<typeof DraftState>

/** A draft of a prescription, with the fields that a list of drafts shows. */
export const DraftSummary = z.object({
  id: z.string(),
  version: z.int(),
  patient_name: z.string(),
  diagnosis: z.string(),
  medications: z.array(z.string()),
  created_at: z.string(),
  changed_at: z.string(),
  /** The assistant's name; empty when the doctor began the draft. */
  prepared_by: z.string(),
  state: DraftState,
  /** Note that the doctor wrote when returning the draft. */
  note: z.string(),
})
export type DraftSummary = z.output<typeof DraftSummary>

/**
 * A field of a draft that differs from the version that the doctor saw last; `row` names
 * the medicine that the field belongs to.
 */
export const DraftChange = z.object({
  field: z.enum([
    ...documentFields,
    'patient',
    'send_rx',
    'place',
    'relation',
    'medication',
    'generic',
    'brand',
    'code',
    'category',
    'instructions',
    'quantity',
    'refills',
    'route',
    'substitution',
  ]),
  row: z.string(),
  /**
   * Values of the field before and after the change: texts as they were entered; `yes`, `no` or a number for other
   * values; empty for an absent value.
   */
  before: z.string(),
  after: z.string(),
})
export type DraftChange = z.output<typeof DraftChange>

export const Draft = z.extend(DraftSummary, {
  body: DraftBody,
  /** Id of the save that made this version; null where the save had no id. */
  save: z.nullable(z.string()),
  /** Whether the doctor has seen an earlier version of a prepared draft. */
  is_seen: z.boolean(),
  /**
   * Fields of the draft that differ from the version that the doctor saw last, or from an empty
   * draft when the doctor saw no version yet.
   */
  changes: z.array(DraftChange),
})
export type Draft = z.output<typeof Draft>

const ById = z.object({ id: z.string().check(z.maxLength(80)) })
const Version = z.int().check(z.minimum(0), z.maximum(1_000_000))

/**
 * Request to save a draft. `version` is the version that the client read, 0 for a new draft. A save over an older
 * version is refused, unless one of the `unanswered` saves (draft-base.ts) made the stored version.
 */
export const DraftSave = z.strictObject({
  version: Version,
  body: DraftBody,
  /** Id of this save, made by the client; every save has an id of its own. */
  save: z.optional(DraftId),
  /** Id of the save that made the version that the client read. When absent, the version may come from any save. */
  over: z.optional(DraftId),
  unanswered: z._default(z.array(DraftId).check(z.maxLength(UNANSWERED_AT_MOST)), []),
})
/**
 * The version of the draft to discard. The stored draft is kept when it has another version, unless one of the
 * `unanswered` saves (ids separated by commas) made that version. Without a version, any stored draft is discarded.
 */
export const DraftRemoval = z.object({
  version: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,7}$/, 'invalid')),
      z.transform((digits) => Number(digits)),
    ),
  ),
  over: z.optional(DraftId),
  unanswered: z.pipe(
    queryText(UNANSWERED_AT_MOST * 65),
    z.transform((names) => names.split(',').filter((name) => name !== '')),
  ),
})
export type DraftRemoval = z.output<typeof DraftRemoval>
export const DraftSaved = z.object({ id: z.string(), version: z.int(), changed_at: z.string() })

export const drafts = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/drafts/',
    summary: 'The doctor’s drafts and those that assistants prepared, the latest first',
    audience: 'doctor',
    answers: { 200: z.array(DraftSummary) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v2/drafts/:id/',
    summary: 'One draft, and its changes since the doctor saw it last',
    audience: 'doctor',
    params: ById,
    answers: { 200: Draft },
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v2/drafts/:id/',
    summary: 'Save a draft over the version that was read; version 0 creates it',
    audience: 'doctor',
    params: ById,
    body: DraftSave,
    answers: { 200: DraftSaved },
    perMinute: 240,
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/v2/drafts/:id/seen/',
    summary: 'Mark this version of a prepared draft as seen by the doctor',
    audience: 'doctor',
    params: ById,
    body: z.strictObject({ version: Version }),
    answers: { 200: DraftSaved },
  }),
  giveBack: endpoint({
    method: 'POST',
    path: '/api/v2/drafts/:id/return/',
    summary: 'Return a prepared draft to its assistant with a note',
    audience: 'doctor',
    params: ById,
    body: z.strictObject({
      version: Version,
      note: z.string().check(z.minLength(1, 'blank'), z.maxLength(500), z.refine(isStorable, 'not-text')),
    }),
    answers: { 200: DraftSaved },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/drafts/:id/',
    summary: 'Discard a draft that has not changed since it was read',
    audience: 'doctor',
    params: ById,
    query: DraftRemoval,
    answers: { 204: z.undefined() },
  }),
} as const
