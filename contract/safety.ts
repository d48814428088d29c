import * as z from 'zod/mini'
import { CodedDiagnosis, DIAGNOSES_AT_MOST } from './coded-diagnosis.ts'
import { endpoint } from './endpoint.ts'
import { PathNumber } from './path-number.ts'
import { queryText, requiredText } from './text.ts'
import { isStorable } from './values/plain-text.ts'
import { tellsReason } from './values/reason.ts'

/** Rows of one check; a prescription has fewer, and more than these are refused, never skipped. */
const ROWS_AT_MOST = 100
/** Reasons of one prescription. */
const OVERRIDES_AT_MOST = 100
export const REASON_MAX = 300

/** How much a finding asks of the doctor. Only `contraindicated` stops the issue, once. */
export const Severity = z.enum(['contraindicated', 'serious', 'moderate', 'minor'])
export type Severity = z.output<typeof Severity>

export const FindingKind = z.enum([
  'interaction',
  'allergy',
  'duplicate',
  /** A course that this doctor prescribed still runs. */
  'repeat',
  'reproduction',
  'condition',
  'renal',
  'age',
  'dose',
  /** What the instructions say that a unit holds is not what the package does: "1 tableta de 850 mg" of 500. */
  'strength',
])
export type FindingKind = z.output<typeof FindingKind>

/** Why something could not be checked. */
export const GapReason = z.enum([
  'free-text',
  'unknown-ingredient',
  'no-interaction-rule',
  'not-covered',
  'dose-not-understood',
  'missing-age',
  'missing-weight',
  'missing-renal-function',
  'missing-allergies',
  'unknown-allergy',
  'missing-conditions',
  'missing-medication',
  'missing-pregnancy',
  'missing-sex',
])
export type GapReason = z.output<typeof GapReason>

const SourceOfRule = z.object({ title: z.string(), url: z.string() })

/** One thing that a check found. The same thing has the same `id` on every run. */
export const Finding = z.object({
  id: z.string(),
  kind: FindingKind,
  severity: Severity,
  /** Only with a reason can the prescription be issued. */
  interrupts: z.boolean(),
  /** Keys of the rows that it speaks of; `current:…` is what the patient already takes, `prescribed:…` an earlier row. */
  items: z.array(z.string()),
  /** Ingredients, allergy or condition, as printed. */
  about: z.array(z.string()),
  mechanism: z.string(),
  advice: z.string(),
  sources: z.array(SourceOfRule),
  /** Of a dose: what is written and the limit, in `unit`; of a strength, what is written and what the package holds. */
  figures: z.nullable(z.object({ written: z.number(), limit: z.number(), unit: z.string() })),
  /** Which of it this doctor prescribed earlier, by what is written still in course; `until` is null without a written end. */
  prescribed: z.optional(
    z.array(z.object({ signature: z.string(), on: z.string(), until: z.nullable(z.string()) })),
  ),
  /** The reason that this doctor gave for this patient last time; empty for none. It is offered, never applied. */
  last_reason: z.string(),
})
export type Finding = z.output<typeof Finding>

export const Gap = z.object({ reason: GapReason, items: z.array(z.string()), about: z.array(z.string()) })
export type Gap = z.output<typeof Gap>

/** `found` wins over `unchecked`, which wins over `none`: silence is never a clean bill of health. */
export const SafetyOutcome = z.enum(['found', 'unchecked', 'none'])

export const SafetyAnswer = z.object({
  outcome: SafetyOutcome,
  findings: z.array(Finding),
  gaps: z.array(Gap),
  /** Version of the rules that were read. */
  version: z.string(),
  /** Whether a language model can be asked to explain the findings. */
  explains: z.boolean(),
})
export type SafetyAnswer = z.output<typeof SafetyAnswer>

/** Why a finding that interrupts is prescribed all the same. */
export const Override = z.strictObject({
  finding: z.string().check(z.minLength(1, 'blank'), z.maxLength(400), z.refine(isStorable, 'not-text')),
  reason: requiredText(REASON_MAX).check(z.refine(tellsReason, 'reason-short')),
})
export type Override = z.output<typeof Override>

export const Overrides = z.array(Override).check(z.maxLength(OVERRIDES_AT_MOST))

const written = (max: number) =>
  z._default(z.string().check(z.maxLength(max), z.refine(isStorable, 'not-text')), '')

/** A row as it stands, finished or not. */
export const SafetyRow = z.strictObject({
  /** Findings and gaps name the row by it. */
  key: z.string().check(z.minLength(1, 'blank'), z.maxLength(64)),
  presentation: written(300),
  generic: written(160),
  brand: written(80),
  drug_upc: written(64),
  instructions: written(1000),
  via: written(40),
  category: written(40),
})
export type SafetyRow = z.input<typeof SafetyRow>

const Question = z.strictObject({
  /** Empty while there is none: then everything about the patient could not be checked. */
  patient: written(64),
  rows: z.array(SafetyRow).check(z.maxLength(ROWS_AT_MOST)),
  /** Codes of what is being prescribed for: they count beside the recorded conditions. */
  diagnoses: z._default(z.array(CodedDiagnosis.shape.code).check(z.maxLength(DIAGNOSES_AT_MOST)), []),
  /** Signature of the prescription that this one will stand for, or go on from: what it continues is not given twice. */
  replaces: written(64),
  renews: written(64),
  /** For whom an assistant asks; a doctor asks for nobody else. */
  doctor: z.optional(z.int()),
})
export type SafetyQuestion = z.input<typeof Question>

/** Why no dose of a child can be computed. */
export const NoPaediatricDose = z.enum([
  'unknown-drug',
  'combination',
  'not-covered',
  'not-a-child',
  'missing-age',
  'missing-weight',
])
export type NoPaediatricDose = z.output<typeof NoPaediatricDose>

const Range = z.object({ low: z.number(), high: z.number() })

/** The usual dose of a child by weight, for one indication. */
const PaediatricDose = z.object({
  indication: z.string(),
  /** Doses a day. */
  times: z.number(),
  unit: z.string(),
  /** Of one dose, in `unit`. */
  dose: Range,
  /** The ceiling of a day is less than the weight asks for. */
  is_capped: z.boolean(),
  /** Of one dose, in mL of this product, rounded; null where the product has no volume. */
  ml: z.nullable(Range),
  sources: z.array(SourceOfRule),
})

export const PaediatricAnswer = z.object({
  /** Null where there are doses. */
  reason: z.nullable(NoPaediatricDose),
  weight_kg: z.nullable(z.number()),
  age_months: z.nullable(z.int()),
  doses: z.array(PaediatricDose),
})
export type PaediatricAnswer = z.output<typeof PaediatricAnswer>

export const safety = {
  paediatric: endpoint({
    method: 'GET',
    path: '/api/v2/safety/paediatric/',
    summary: 'The usual dose of a child by weight, in mg and in mL of the product',
    audience: 'staff',
    query: z.object({
      drug_upc: queryText(64),
      /** Whose recorded age and weight count; without a patient, those of the question. */
      patient: queryText(64),
      weight: z.optional(z.coerce.number().check(z.minimum(0.3), z.maximum(300))),
      age_months: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1560))),
      doctor: z.optional(PathNumber),
    }),
    answers: { 200: PaediatricAnswer },
    perMinute: 300,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/v2/safety/check/',
    summary: 'What the rules say of rows as they are being written, for one patient',
    audience: 'staff',
    body: Question,
    answers: { 200: SafetyAnswer },
    perMinute: 600,
  }),
  explain: endpoint({
    method: 'POST',
    path: '/api/v2/safety/explain/',
    summary: 'The findings of a check in plain words of a language model, where one is configured',
    audience: 'staff',
    body: Question,
    answers: { 200: z.object({ explanation: z.nullable(z.string()) }) },
    perMinute: 20,
  }),
} as const
