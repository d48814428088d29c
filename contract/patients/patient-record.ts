import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { NewConsent } from './patient-consent.ts'
import { Day, optionalText, requiredText } from '../schemas/text.ts'
import { isStorable } from '../values/plain-text.ts'

/**
 * Bounds of the weight and height of a person; values outside are refused. A value that is only unlikely for the age is
 * accepted after a confirmation (values/body-measures.ts).
 */
export const WEIGHT_KG = { from: 0.2, to: 650 } as const
export const HEIGHT_CM = { from: 20, to: 275 } as const
/** Bounds of a serum creatinine that the formulas of the filtration rate accept (knowledge/safety/egfr.ts). */
export const CREATININE_MG_DL = { from: 0.1, to: 30 } as const
/** Maximum number of entries of one list in a medical record. */
export const RECORD_LIST_MAX = 100

const within = ({ from, to }: { from: number; to: number }) =>
  z.number().check(z.minimum(from), z.maximum(to))
const listOf = <T extends z.ZodMiniType>(item: T) => z.array(item).check(z.maxLength(RECORD_LIST_MAX))
const MaybeDay = z._default(z.nullable(Day), null)

export const AllergySeverity = z.enum(['unknown', 'mild', 'moderate', 'severe'])
export type AllergySeverity = z.output<typeof AllergySeverity>

export const Allergy = z.strictObject({
  /**
   * Key of an ingredient, or of a group of allergens after `@`, or several of them joined by `+`
   * for a brand of several ingredients; empty for an allergy that is recorded in words only, which
   * no check can evaluate.
   */
  key: optionalText(160),
  /** Name of the allergy as it is shown. */
  text: requiredText(160),
  reaction: optionalText(200),
  severity: z._default(AllergySeverity, 'unknown'),
})
export type Allergy = z.output<typeof Allergy>

export const Condition = z.strictObject({
  /** CIE-10 code with its dot: `J45.9`. */
  code: z.string().check(z.regex(/^[A-Z]\d[\dA-Z](\.[\dA-Z]{1,4})?$/, 'invalid')),
  name: requiredText(300),
  since: MaybeDay,
})
export type Condition = z.output<typeof Condition>

export const Weight = z.strictObject({ kg: within(WEIGHT_KG), on: Day })
export const Height = z.strictObject({ cm: within(HEIGHT_CM), on: Day })
export const Creatinine = z.strictObject({ mg_dl: within(CREATININE_MG_DL), on: Day })

/** Child-Pugh class of a chronic liver disease, and the day on which it was determined. */
export const Liver = z.strictObject({ child_pugh: z.enum(['A', 'B', 'C']), on: Day })
export type Liver = z.output<typeof Liver>

/** Alcohol consumption of a patient; `heavy`: three drinks or more on most days. */
export const Alcohol = z.enum(['none', 'occasional', 'heavy'])
export type Alcohol = z.output<typeof Alcohol>
export const Tobacco = z.enum(['never', 'former', 'current'])
export type Tobacco = z.output<typeof Tobacco>
/** Alcohol and tobacco; null while the patient was not asked about the habit. */
export const Habits = z.strictObject({
  alcohol: z.nullable(Alcohol),
  tobacco: z.nullable(Tobacco),
  on: Day,
})
export type Habits = z.output<typeof Habits>

/** Pregnancy and lactation, as of the day on which the patient was asked about them. */
export const Reproduction = z.strictObject({
  pregnant: z.boolean(),
  /** Expected day of birth; null when it is not known. */
  due_on: MaybeDay,
  lactating: z.boolean(),
  on: Day,
})
export type Reproduction = z.output<typeof Reproduction>

/**
 * Pregnancy and lactation as they are written: the first day of the last menstrual period may stand in place of the due
 * date. Only the due date is stored, 280 days after that day.
 */
const WrittenReproduction = z.extend(Reproduction, { last_period_on: MaybeDay })

export const CurrentMedication = z.strictObject({
  /** Key of the medicine in the patient's list, made by the client that adds the medicine; unique in the list. */
  key: z.string().check(z.regex(/^[\w-]{1,64}$/, 'invalid')),
  /** Identifier of the medicine in the catalogue; empty for a medicine that is written in words. */
  drug_upc: optionalText(64),
  /** Name of the medicine as it is shown: `Metformina 850 mg tableta`. */
  text: requiredText(300),
  instructions: optionalText(500),
  since: MaybeDay,
  /** The day on which the medicine was stopped; null while it is taken. */
  stopped_on: MaybeDay,
})
export type CurrentMedication = z.output<typeof CurrentMedication>

/** A dose of a vaccine that the patient received, here or elsewhere. */
export const Vaccination = z.strictObject({
  /** Key of the dose in the patient's list of vaccines, made by the client that adds the dose; unique in the list. */
  key: z.string().check(z.regex(/^[\w-]{1,64}$/, 'invalid')),
  /** Identifier of the vaccine in the catalogue; empty for a vaccine that is written in words. */
  drug_upc: optionalText(64),
  /** Name of the vaccine as it is shown: `Vacuna triple viral`. */
  text: requiredText(160),
  /** Number or kind of the dose as the vaccination card has it: `2`, `refuerzo`. */
  dose: optionalText(40),
  /** Day on which the dose was given; null where nobody knows the day. */
  on: MaybeDay,
})
export type Vaccination = z.output<typeof Vaccination>

/**
 * Sections of a patient's record. A section is null while the patient was not asked about it. An empty list means
 * that the patient was asked and has none.
 */
const sections = {
  allergies: z.nullable(listOf(Allergy)),
  conditions: z.nullable(listOf(Condition)),
  weight: z.nullable(Weight),
  height: z.nullable(Height),
  reproduction: z.nullable(Reproduction),
  creatinine: z.nullable(Creatinine),
  liver: z.nullable(Liver),
  habits: z.nullable(Habits),
  vaccines: z.nullable(listOf(Vaccination)),
  medication: z.nullable(listOf(CurrentMedication)),
} as const

export const RecordSections = z.object(sections)
export type RecordSections = z.output<typeof RecordSections>
export type RecordSection = keyof RecordSections

export const RECORD_SECTIONS = Object.keys(sections) as readonly RecordSection[]

export const Trimester = z.enum(['first', 'second', 'third', 'unknown'])
export type Trimester = z.output<typeof Trimester>

export const PatientRecord = z.extend(RecordSections, {
  /** Uid of the patient who has the record now: for a merged patient, the uid of the patient who was kept. */
  uid: z.string(),
  /** Version of the medical record, which grows with each change; 0: nothing was recorded yet. */
  version: z.int(),
  changed_at: z.nullable(z.string()),
  /** Trimester of pregnancy as of today. */
  trimester: z.nullable(Trimester),
  /**
   * Filtration rate of the kidneys in mL/min/1.73 m², a whole number; null when a value of the formula is missing.
   */
  egfr: z.nullable(z.int()),
  /** Whether the recorded weight is recent enough for computing a dose: a child outgrows it. */
  is_weight_current: z.boolean(),
  /**
   * Fields of the patient that contradict the CURP (population registry number). They are shown, never corrected
   * automatically.
   */
  curp_conflicts: z.array(z.enum(['name-mismatch', 'date-mismatch', 'sex-mismatch'])),
  /** Whether nobody has consented to the use of health data yet: the next save has to carry the consent. */
  consent_needed: z.boolean(),
})
export type PatientRecord = z.output<typeof PatientRecord>

/**
 * Change of a record: only the given sections change. `version` is the version that was read, 0 for a record that
 * has none.
 */
export const RecordPatch = z.strictObject({
  version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  allergies: z.optional(sections.allergies),
  conditions: z.optional(sections.conditions),
  weight: z.optional(sections.weight),
  height: z.optional(sections.height),
  reproduction: z.optional(z.nullable(WrittenReproduction)),
  creatinine: z.optional(sections.creatinine),
  liver: z.optional(sections.liver),
  habits: z.optional(sections.habits),
  vaccines: z.optional(sections.vaccines),
  medication: z.optional(sections.medication),
  /** Consent that is recorded with the save, where the patient's is still missing. */
  consent: z.optional(NewConsent),
  /** Sections of the record whose unlikely value, such as a weight, the doctor has confirmed. */
  confirmed: z._default(listOf(z.enum(['weight', 'height', 'creatinine'])), []),
})
export type RecordPatch = z.input<typeof RecordPatch>

/** An allergen that can be recorded. A substance is no medicine: latex, a food, pollen. */
export const Allergen = z.object({
  key: z.string(),
  kind: z.enum(['class', 'ingredient', 'substance']),
  name: z.string(),
  /** Examples: names of some drugs of the class, or of some drugs that contain the substance. */
  members: z.array(z.string()),
  /**
   * Whether the typed text is a whole name of this allergen. If so, the form may take the
   * allergen without a choice from the list.
   */
  exact: z.boolean(),
})
export type Allergen = z.output<typeof Allergen>

const ByUid = z.object({ uid: z.string() })

export const patientRecord = {
  get: endpoint({
    method: 'GET',
    path: '/api/v2/patient/:uid/record/',
    summary:
      'The record that prescriptions are checked against; null means "not asked", an empty list "none"',
    audience: 'doctor',
    params: ByUid,
    answers: { 200: PatientRecord },
  }),
  save: endpoint({
    method: 'PATCH',
    path: '/api/v2/patient/:uid/record/',
    summary: 'Change sections of the record, over the version that was read',
    audience: 'doctor',
    params: ByUid,
    body: RecordPatch,
    answers: { 200: PatientRecord },
  }),
  allergens: endpoint({
    method: 'GET',
    path: '/api/v2/allergens/',
    summary: 'Classes, ingredients and other substances that can be recorded as an allergy',
    audience: 'doctor',
    query: z.object({
      search: z._default(z.string().check(z.maxLength(120), z.refine(isStorable, 'not-text')), ''),
    }),
    answers: { 200: z.object({ results: z.array(Allergen) }) },
    perMinute: 600,
  }),
} as const
