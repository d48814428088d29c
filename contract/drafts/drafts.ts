import * as z from 'zod/mini'
import { type AdministrationRoute, isAdministrationRoute } from '../medications/administration-route.ts'
import { CodedDiagnosis, DIAGNOSES_AT_MOST } from '../coded-diagnosis.ts'
import { documentFields, draftedFields } from '../document-fields.ts'
import { UNANSWERED_AT_MOST } from './draft-base.ts'
import { endpoint } from '../endpoint.ts'
import { Category, FractionSchema } from '../medications/medications.ts'
import { Gender } from '../patients/patients.ts'
import { MAX_ROWS, REFILLS_AT_MOST, ROW_TEXT_MOST } from '../prescription/quantities.ts'
import { queryText, typedText } from '../text.ts'
import { isStorable } from '../values/plain-text.ts'

/** The most characters of a whole draft as JSON: a bound for the server, far above what anybody writes. */
export const DRAFT_MAX = 100_000
/** The most drafts of one doctor. */
export const DRAFTS_AT_MOST = 300

/** Made by whoever begins it; it becomes the idempotency key of the prescription. */
const DraftId = z.string().check(z.regex(/^[\w-]{8,64}$/, 'invalid'))

/** A route in full words; what is none, as an older draft may have it, is still to be chosen. */
const Via = z.pipe(
  typedText(40),
  z.transform((text): AdministrationRoute | '' => (isAdministrationRoute(text) ? text : '')),
)

/** One medication as it is being written (specification section 3, "Medication row"). */
export const DraftRow = z.strictObject({
  /** Unique among the rows, and never shown. */
  key: typedText(64),
  presentation: typedText(ROW_TEXT_MOST.presentation),
  instructions: typedText(ROW_TEXT_MOST.instructions),
  /** What is being typed to find another product for this row; picking clears it. */
  drug: typedText(300),
  drug_upc: typedText(64),
  order_id: typedText(16),
  ad_id: typedText(64),
  category: Category,
  qty: z.nullable(z.int()),
  /** How many more times that quantity may be supplied; none when absent. */
  refills: z.optional(z.int().check(z.minimum(0), z.maximum(REFILLS_AT_MOST))),
  via: Via,
  price: z.nullable(typedText(16)),
  generic: typedText(ROW_TEXT_MOST.generic),
  brand: z.nullable(typedText(ROW_TEXT_MOST.brand)),
  fraction: z.nullable(FractionSchema),
  antibiotic: z.boolean(),
  substitution_allowed: z.boolean(),
  keyword: z._default(typedText(120), ''),
  /** Whether the quantity follows what the instructions come to; false once the doctor has chosen one. */
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
})

/** Who it is for: the rest is read from the doctor's patients when it is needed. */
export const DraftPatient = z.strictObject({
  uid: typedText(64),
  name: typedText(160),
  date_of_birth: typedText(10),
  gender: Gender,
})
export type DraftPatient = z.output<typeof DraftPatient>

export const draftFields = {
  /** Made once, kept across retries and reloads: whatever happens on the way, one draft is one prescription. */
  idempotencyKey: DraftId,
  patientSearch: typedText(200),
  newPatient: z.nullable(DraftNewPatient),
  ...draftedFields,
  /** Those chosen from the CIE-10, the principal one first. */
  diagnoses: z._default(z.array(CodedDiagnosis).check(z.maxLength(DIAGNOSES_AT_MOST)), []),
  rows: z.array(DraftRow).check(z.maxLength(MAX_ROWS)),
  /** What is being typed to find the next medicine. */
  drugSearch: typedText(300),
  /** The doctor's choice; null: the default place. */
  hospital: z.nullable(z.int()),
  clinic: z.nullable(z.int()),
  send_rx: z.boolean(),
  /** Numbers of the advertising sessions of the rows (specification section 3). */
  keywords: z._default(z.array(typedText(120)).check(z.maxLength(MAX_ROWS)), []),
  /** The older prescription that this one will stand for, or goes on from. */
  relation: z.optional(
    z.nullable(
      z.strictObject({
        kind: z.enum(['replaces', 'renews']),
        signature: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'signature')),
      }),
    ),
  ),
  /** What the doctor confirmed of delivery and clinic where they are not the usual ones; null: nothing yet. */
  RxWarning: z._default(
    z.nullable(z.strictObject({ send: z.boolean(), clinic_id: z.nullable(z.int()) })),
    null,
  ),
}

/** A draft as the account keeps it: what the composer keeps on the device, and of the patient only who it is. */
export const DraftBody = z
  .strictObject({ ...draftFields, patient: z.nullable(DraftPatient) })
  .check(z.refine((body) => JSON.stringify(body).length <= DRAFT_MAX, `too-long:${DRAFT_MAX}`))
export type DraftBody = z.output<typeof DraftBody>

/** `writing`: with whoever began it. `submitted`: waits for the doctor. `returned`: back at the assistant. */
export const DraftState = z.enum(['writing', 'submitted', 'returned'])
export type DraftState = z.output<typeof DraftState>

/** What a list shows of a draft. */
export const DraftSummary = z.object({
  id: z.string(),
  version: z.int(),
  patient_name: z.string(),
  diagnosis: z.string(),
  medications: z.array(z.string()),
  created_at: z.string(),
  changed_at: z.string(),
  /** The assistant's name; empty when the doctor began it. */
  prepared_by: z.string(),
  state: DraftState,
  /** What the doctor wrote when returning it. */
  note: z.string(),
})
export type DraftSummary = z.output<typeof DraftSummary>

/** One field that is different from what the doctor saw last; `row` names the medicine that it belongs to. */
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
  /** Texts as they stand; `yes`, `no` and numbers for what is not text; empty for what was not there. */
  before: z.string(),
  after: z.string(),
})
export type DraftChange = z.output<typeof DraftChange>

export const Draft = z.extend(DraftSummary, {
  body: DraftBody,
  /** The save that made this version; null where it came without a name. */
  save: z.nullable(z.string()),
  /** Whether the doctor has seen an earlier version of a prepared draft. */
  is_seen: z.boolean(),
  /** What is different from what the doctor saw last; against an empty sheet when that was nothing. */
  changes: z.array(DraftChange),
})
export type Draft = z.output<typeof Draft>

const ById = z.object({ id: z.string().check(z.maxLength(80)) })
const Version = z.int().check(z.minimum(0), z.maximum(1_000_000))

/**
 * `version` is the one that was read, 0 for a new draft: who comes with an older one is refused, unless what the account
 * has came with one of the `unanswered` saves (draft-base.ts). Then these words are what follows it.
 */
export const DraftSave = z.strictObject({
  version: Version,
  body: DraftBody,
  /** Made by whoever saves, for each save another. */
  save: z.optional(DraftId),
  /** The save that made the version that was read; absent: whichever did. */
  over: z.optional(DraftId),
  unanswered: z._default(z.array(DraftId).check(z.maxLength(UNANSWERED_AT_MOST)), []),
})
/**
 * What is discarded: the version that was read, or what came with one of the `unanswered` saves, separated by commas. Other
 * words than those stay. Without a version, whatever is there goes.
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
    summary: 'The doctor’s unfinished prescriptions and those that assistants prepared, the latest first',
    audience: 'doctor',
    answers: { 200: z.array(DraftSummary) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v2/drafts/:id/',
    summary: 'One draft, and what is different from what the doctor saw last',
    audience: 'doctor',
    params: ById,
    answers: { 200: Draft },
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v2/drafts/:id/',
    summary: 'Save a draft over the version that was read; 0 begins one',
    audience: 'doctor',
    params: ById,
    body: DraftSave,
    answers: { 200: DraftSaved },
    perMinute: 240,
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/v2/drafts/:id/seen/',
    summary: 'Remember this version of a prepared draft as seen by the doctor',
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
    summary: 'Discard a draft, unless it was changed since the version that was read',
    audience: 'doctor',
    params: ById,
    query: DraftRemoval,
    answers: { 204: z.undefined() },
  }),
} as const
