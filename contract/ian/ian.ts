import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Finding, Gap, SafetyOutcome } from '../safety.ts'
import { RxStatus } from '../prescriptions.ts'
import { Day, requiredText, typedText } from '../schemas/text.ts'
import { NO_CONTEXT } from './no-context.ts'

const QUESTION_MAX = 600

/** Tools that the chat assistant can call. None of them issues or cancels a prescription, sends a mail or pays. */
export const IanTool = z.enum([
  'find_patient',
  'past_prescriptions',
  'search_catalogue',
  'check_interactions',
  'dose_limits',
  'prepare_draft',
  'list_favourites',
  'read_figures',
  'help',
])
export type IanTool = z.output<typeof IanTool>

/** Pages and places of the product to which an answer of the chat assistant can link. */
export const IanPlace = z.enum([
  'newPrescription',
  'prescriptions',
  'prescription',
  'drafts',
  'favourites',
  'patients',
  'patient',
  'medications',
  'paylinks',
  'home',
  'interactions',
  'settingsUser',
  'settingsOptions',
  'settingsSecurity',
  'settingsHospitals',
  'settingsPharmacies',
  'settingsExport',
  'settingsCloseAccount',
  'contact',
])
export type IanPlace = z.output<typeof IanPlace>

/** First or last day of a period that the doctor asks about; '' for no limit. */
const Limit = z._default(z.union([z.literal(''), Day], { error: 'date' }), '')

/**
 * Subject of the last turn of a conversation with the chat assistant, so that the question "¿y en julio?" is about the same
 * patient. The server sends the context with an answer, and the page returns it with the next question. Every id in the
 * context is looked up again under the doctor's rights.
 */
export const IanContext = z.strictObject({
  tool: z._default(z.nullable(IanTool), null),
  /** Uid of the patient; '' for none. */
  patient: z._default(typedText(64), ''),
  /** Whether the doctor chose this patient among several patients that the words of the question could mean. */
  chosen: z._default(z.boolean(), false),
  /** Names of the drugs that the last question and answer were about. */
  drugs: z._default(z.array(typedText(160)).check(z.maxLength(10)), []),
  from: Limit,
  to: Limit,
  /** Whether the last turn searched only cancelled prescriptions. */
  cancelled: z._default(z.boolean(), false),
})
export type IanContext = z.output<typeof IanContext>

export const IanQuestion = z.strictObject({
  question: requiredText(QUESTION_MAX),
  context: z._default(IanContext, NO_CONTEXT),
})
export type IanQuestion = z.output<typeof IanQuestion>

const Source = z.object({ title: z.string(), url: z.string() })

/** A result in an answer of the chat assistant, such as a patient or a prescription; the page shows it as a card. */
export const IanCard = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('patient'),
    uid: z.string(),
    name: z.string(),
    date_of_birth: z.string(),
    last_prescribed_at: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('prescription'),
    signature: z.string(),
    code: z.string(),
    issued_at: z.string(),
    patient: z.string(),
    medications: z.array(z.string()),
    status: RxStatus,
  }),
  z.object({ kind: z.literal('finding'), finding: Finding }),
  z.object({ kind: z.literal('checked'), outcome: SafetyOutcome, gaps: z.array(Gap) }),
  z.object({
    kind: z.literal('drug'),
    uid: z.string(),
    presentation: z.string(),
    brands: z.array(z.string()),
    fraction: z.string(),
    price: z.nullable(z.string()),
  }),
  /** Limit of the dose of a drug, in the words of the safety rules. */
  z.object({
    kind: z.literal('limit'),
    drug: z.string(),
    /** Patients for whom the limit of the dose holds (`who`), and its amount (`limit`). */
    who: z.string(),
    limit: z.string(),
    advice: z.string(),
    sources: z.array(Source),
  }),
  z.object({
    kind: z.literal('draft'),
    id: z.string(),
    patient: z.string(),
    rows: z.array(z.object({ presentation: z.string(), instructions: z.string() })),
  }),
  z.object({
    kind: z.literal('favourite'),
    name: z.string(),
    medications: z.array(z.string()),
    owner: z.string(),
  }),
  z.object({
    kind: z.literal('figures'),
    from: z.string(),
    to: z.string(),
    prescriptions: z.int(),
    patients: z.int(),
    top: z.array(z.object({ name: z.string(), uses: z.int() })),
  }),
  /** A page of the product that does what was asked; `id` is the patient or prescription that it opens. */
  z.object({ kind: z.literal('place'), place: IanPlace, id: z.string() }),
  /** A choice among several possible meanings: a question that the doctor can ask instead. */
  z.object({
    kind: z.literal('choice'),
    label: z.string(),
    note: z.string(),
    question: z.string(),
    context: IanContext,
  }),
])
export type IanCard = z.output<typeof IanCard>

/**
 * How an answer of the chat assistant ended. `cut`: a limit of time or length was reached. `fallback`: the language model
 * failed, and the product answered without it.
 */
export const IanOutcome = z.enum(['answered', 'asked', 'refused', 'unknown', 'cut', 'fallback', 'failed'])
export type IanOutcome = z.output<typeof IanOutcome>

/** One line of a streamed answer of the chat assistant. */
export const IanLine = z.discriminatedUnion('kind', [
  /** Sentence that says which data the assistant has looked up. */
  z.object({ kind: z.literal('did'), text: z.string() }),
  /** A paragraph of the answer. With `more`, the text continues the previous paragraph. */
  z.object({ kind: z.literal('text'), text: z.string(), more: z.optional(z.literal(true)) }),
  z.object({ kind: z.literal('card'), card: IanCard }),
  z.object({ kind: z.literal('end'), outcome: IanOutcome, context: IanContext }),
])
export type IanLine = z.output<typeof IanLine>

const Stream = z.custom<AsyncIterable<string>>()

export const ian = {
  ask: endpoint({
    method: 'POST',
    path: '/api/v2/ian/',
    summary:
      'Ask the assistant: a stream of events `line`, each with an IanLine; it looks up and prepares, and decides nothing',
    audience: 'doctor',
    body: IanQuestion,
    answers: { 200: Stream },
    answersEvents: true,
    perMinute: 30,
  }),
} as const
