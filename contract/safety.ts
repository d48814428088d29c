import * as z from 'zod/mini'
import { CodedDiagnosis, DIAGNOSES_AT_MOST } from './coded-diagnosis.ts'
import { endpoint } from './endpoint.ts'
import { PathNumber } from './schemas/path-number.ts'
import { queryText, requiredText } from './schemas/text.ts'
import { isStorable } from './values/plain-text.ts'
import { tellsReason } from './values/reason.ts'

/** Maximum number of rows of one safety check. A prescription has fewer; a request with more rows is refused as a whole. */
const ROWS_AT_MOST = 100
/** Maximum number of reasons for overriding findings in one prescription. */
const OVERRIDES_AT_MOST = 100
export const REASON_MAX = 300

/** Severity of a finding. A prescription with a `contraindicated` finding is refused unless the doctor gives a reason. */
export const Severity = z.enum(['contraindicated', 'serious', 'moderate', 'minor'])
export type Severity = z.output<typeof Severity>

export const FindingKind = z.enum([
  'interaction',
  'allergy',
  'duplicate',
  /** Finding: a course that this doctor prescribed earlier is still running. */
  'repeat',
  'reproduction',
  'condition',
  'renal',
  'age',
  'dose',
  /**
   * The instructions state another strength per unit than the package: "1 tableta de 850 mg" for a package with tablets of 500
   * mg.
   */
  'strength',
  /** Finding: effects of several drugs on one function of the body add up. One finding reports the sum. */
  'load',
  /** Finding: the course of treatment is longer than the label of the drug allows. */
  'duration',
  /** Finding: the product must not be given by the route of the row. */
  'route',
  /** Finding: the drug does not suit the patient's class of liver function (Child and Pugh). */
  'hepatic',
  /** A controlled medicine that this doctor already prescribed to the patient within `askedAgainWithinDays` (law.ts). */
  'controlled',
])
export type FindingKind = z.output<typeof FindingKind>

/** Why a row or the patient could not be checked. */
export const GapReason = z.enum([
  'free-text',
  'unknown-ingredient',
  /** Neither the route nor the form of the drug says where it acts: the drug counts as one for the whole body. */
  'route-open',
  /** The field for the route of a row has words that name no route, so that rules about routes may be missing. */
  'unknown-route',
  /**
   * `no-…-rule`: the checks ask a question about the drug, such as its use in pregnancy, that concerns the patient. Nobody
   * has written a rule that answers it, or read a source on it.
   */
  'no-pregnancy-rule',
  'no-lactation-rule',
  'no-renal-rule',
  'no-hepatic-rule',
  'no-child-rule',
  'no-older-rule',
  'no-condition-rule',
  'no-duration-rule',
  'no-duplicate-rule',
  'no-allergy-rule',
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
  /** Rules about the drug depend on the class of Child and Pugh, and the record of a cirrhosis has none. */
  'missing-liver-class',
  /** The drug is contraindicated with a habit (alcohol, tobacco) that nobody asked about. */
  'missing-habits',
  /** The drug depends on the vaccines that the patient received, and nobody asked about them. */
  'missing-vaccines',
  /** A vaccine of the record has no day, or words that name no vaccine. */
  'unknown-vaccine',
  'missing-pregnancy',
  'missing-sex',
])
export type GapReason = z.output<typeof GapReason>

const SourceOfRule = z.object({ title: z.string(), url: z.string() })

/** Pharmacist from outside who reviewed a rule or a dose, and the day; absent where nobody has. */
const OutsideReview = z.optional(z.object({ by: z.string(), on: z.string() }))

/** Names that a finding or a gap is about, as printed; on an answer in English, those of `in_english` are in English. */
const NAMED = { about: z.array(z.string()), in_english: z.optional(z.array(z.string())) }

/** One result of a safety check. The same finding has the same `id` on every run. */
export const Finding = z.object({
  id: z.string(),
  kind: FindingKind,
  severity: Severity,
  /** Whether the prescription can be issued only if the doctor gives a reason. */
  interrupts: z.boolean(),
  /**
   * Keys of the rows that the finding is about; `current:…` is a medicine that the patient already takes,
   * `stopped:…` one that was stopped so lately that its effect lasts, `prescribed:…` a row prescribed earlier.
   */
  items: z.array(z.string()),
  ...NAMED,
  mechanism: z.string(),
  advice: z.string(),
  sources: z.array(SourceOfRule),
  reviewed: OutsideReview,
  /**
   * Figures of the finding, in `unit`. For a dose: the written dose and its limit. For a strength: the written
   * strength, and in `limit` the strength of the package.
   */
  figures: z.nullable(z.object({ written: z.number(), limit: z.number(), unit: z.string() })),
  /**
   * Rows that continue a medicine that the patient takes, each with the key of that medicine (`current:…` of the record or
   * `prescribed:…`).
   */
  continued: z.optional(z.array(z.object({ row: z.string(), taken: z.string() }))),
  /** Facts of the patient that raise the risk of drugs whose effects add up: `65 años o más`. */
  factors: z.optional(z.array(z.string())),
  /**
   * Earlier prescriptions of this doctor that are part of the finding and still in course; `until` is null without a written end.
   */
  prescribed: z.optional(
    z.array(z.object({ signature: z.string(), on: z.string(), until: z.nullable(z.string()) })),
  ),
  /**
   * The reason that this doctor gave last time for overriding this finding for this patient; empty for none.
   * The page offers the reason and never applies it.
   */
  last_reason: z.string(),
})
export type Finding = z.output<typeof Finding>

export const Gap = z.object({ reason: GapReason, items: z.array(z.string()), ...NAMED })
export type Gap = z.output<typeof Gap>

/** Outcome of a safety check. `found` wins over `unchecked`, which wins over `none`: `none` means that everything was checked. */
export const SafetyOutcome = z.enum(['found', 'unchecked', 'none'])

export const SafetyAnswer = z.object({
  outcome: SafetyOutcome,
  findings: z.array(Finding),
  gaps: z.array(Gap),
  /** Version of the safety rules that the check used. */
  version: z.string(),
  /** Whether a language model can be asked to explain the findings. */
  explains: z.boolean(),
})
export type SafetyAnswer = z.output<typeof SafetyAnswer>

/** A doctor's reason for prescribing in spite of a finding that stops the issue. */
export const Override = z.strictObject({
  finding: z.string().check(z.minLength(1, 'blank'), z.maxLength(400), z.refine(isStorable, 'not-text')),
  reason: requiredText(REASON_MAX).check(z.refine(tellsReason, 'reason-short')),
})
export type Override = z.output<typeof Override>

export const Overrides = z.array(Override).check(z.maxLength(OVERRIDES_AT_MOST))

const written = (max: number) =>
  z._default(z.string().check(z.maxLength(max), z.refine(isStorable, 'not-text')), '')

/** One medicine of a draft, finished or not, as a safety check gets it. */
export const SafetyRow = z.strictObject({
  /** Key by which findings and gaps name the row. */
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

/** Body of the request for a safety check of a draft. */
export const SafetyQuestionBody = z.strictObject({
  /** Uid of the patient; empty while there is none: then every check of the patient is reported as not made. */
  patient: written(64),
  rows: z.array(SafetyRow).check(z.maxLength(ROWS_AT_MOST)),
  /** Codes of the diagnoses of the draft: they count beside the recorded conditions. */
  diagnoses: z._default(z.array(CodedDiagnosis.shape.code).check(z.maxLength(DIAGNOSES_AT_MOST)), []),
  /**
   * Signature of the prescription that the draft replaces or renews: a course that it continues is not reported as a repetition.
   */
  replaces: written(64),
  renews: written(64),
  /** Id of the doctor for whom an assistant makes the request; absent in a doctor's own request. */
  doctor: z.optional(z.int()),
})
export type SafetyQuestion = z.input<typeof SafetyQuestionBody>

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

/** The usual dose of a child by age and weight, for one indication. */
const PaediatricDose = z.object({
  indication: z.string(),
  /** Number of doses of a day. */
  times: z.number(),
  /** Whether a child gets the dose once, not every day. */
  single: z.boolean(),
  unit: z.string(),
  /** Range of one dose, in `unit`. */
  dose: Range,
  /** Whether the dose by weight was reduced to the maximum dose of a day. */
  is_capped: z.boolean(),
  /** Range of one dose in mL of this product, rounded; null where the product has no volume. */
  ml: z.nullable(Range),
  reviewed: OutsideReview,
  sources: z.array(SourceOfRule),
})

export const PaediatricAnswer = z.object({
  /** Why no dose can be computed; null where doses are given. */
  reason: z.nullable(NoPaediatricDose),
  weight_kg: z.nullable(z.number()),
  age_months: z.nullable(z.int()),
  doses: z.array(PaediatricDose),
})
export type PaediatricAnswer = z.output<typeof PaediatricAnswer>

/** A medicine that this doctor prescribed and whose course still runs. */
const RunningMedicine = z.object({
  text: z.string(),
  signature: z.string(),
  on: z.string(),
  /** Last day of the treatment; null when the instructions state no end. */
  until: z.nullable(z.string()),
})

export const safety = {
  running: endpoint({
    method: 'GET',
    path: '/api/v2/safety/running/:uid/',
    summary: 'What this doctor prescribed to a patient and still runs, without what the record has already',
    audience: 'doctor',
    params: z.object({ uid: z.string() }),
    answers: { 200: z.object({ results: z.array(RunningMedicine) }) },
    perMinute: 300,
  }),
  paediatric: endpoint({
    method: 'GET',
    path: '/api/v2/safety/paediatric/',
    summary: 'The usual dose of a child by age and weight, in mg and in mL of the product',
    audience: 'staff',
    query: z.object({
      drug_upc: queryText(64),
      /** Uid of the patient whose recorded age and weight count; without a patient, age and weight of the query. */
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
    summary: 'Check rows that are being written against the safety rules, for one patient',
    audience: 'staff',
    body: SafetyQuestionBody,
    answers: { 200: SafetyAnswer },
    perMinute: 600,
  }),
  explain: endpoint({
    method: 'POST',
    path: '/api/v2/safety/explain/',
    summary: 'Explanation of findings in plain words by a language model, where one is configured',
    audience: 'staff',
    body: SafetyQuestionBody,
    answers: { 200: z.object({ explanation: z.nullable(z.string()) }) },
    perMinute: 20,
  }),
} as const
