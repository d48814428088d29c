import type { FormKnowledge } from './forms/form-knowledge.ts'
import type { CodeKnowledge } from './codes/code-knowledge.ts'
import type { PatientHabit } from './habits.ts'
import type { PaediatricDose } from './paediatric-dose.ts'
import type { Reviewed } from './reviewed/reviewed-drug.ts'

/**
 * How serious a finding is. Only `contraindicated` interrupts the doctor; findings of the other three are shown
 * beside the row.
 */
export const SEVERITIES = ['contraindicated', 'serious', 'moderate', 'minor'] as const
export type RuleSeverity = (typeof SEVERITIES)[number]

/** Part of the body that a drug reaches by its route: local rules apply to `mucosal`, no rule applies to `skin`. */
export const REACHES = ['systemic', 'mucosal', 'skin'] as const
export type Reach = (typeof REACHES)[number]

/** A sentence in both languages of the product. */
export interface Bilingual {
  es: string
  en: string
}

/** Fields of every rule: severity, mechanism, advice and sources. */
export interface Rule {
  /** Stable key of the rule. The reason that a doctor gave for a finding is stored with it. */
  id: string
  severity: RuleSeverity
  mechanism: Bilingual
  advice: Bilingual
  /** Ids of the rule's sources in `knowledge/sources.csv`. */
  sources: string[]
  /** External reviewer of the rule in its present form, and the day; absent for a rule without a review. */
  reviewed?: { by: string; on: string }
}

/** Keys of ingredients (`normalize` of their Spanish INN) that a rule is about. */
export type IngredientKeys = ReadonlySet<string>

export const REPRODUCTIVE_STATES = [
  'pregnancy',
  'first-trimester',
  'second-trimester',
  'third-trimester',
  'lactation',
] as const
export type ReproductiveState = (typeof REPRODUCTIVE_STATES)[number]

/**
 * Circumstances in which a rule holds: all of the given ones together. An absent member restricts nothing. Members whose
 * names end in "Over" need a greater value, "From" at least the value, "To" at most the value, and "Below" a smaller value.
 */
export interface Circumstance {
  ageFrom?: number
  ageBelow?: number
  sex?: 'F' | 'M'
  /** Greatest body weight in kg at which the rule holds. */
  weightTo?: number
  /** Beginnings of CIE-10 codes, of which the patient has one. */
  codes?: string[]
  /** Beginnings of CIE-10 codes, of which the patient has none. */
  withoutCodes?: string[]
  /** Limits of the creatinine clearance by Cockcroft-Gault, mL/min, and of the creatinine in serum, mg/dL. */
  crclFrom?: number
  crclBelow?: number
  creatinineFrom?: number
  childPugh?: string[]
  /** Habits of which the patient has one. */
  habits?: PatientHabit[]
  /** Minimum number of completed weeks of pregnancy. */
  weeksFrom?: number
  state?: ReproductiveState
  /** Groups of drugs, of each of which the patient also takes at least one. */
  with?: IngredientKeys[]
  /** The rule holds only if the patient takes none of these drugs, those of the checked rows included. */
  without?: IngredientKeys
  /** The rule holds only if the patient took none of these drugs already; the checked rows do not count. */
  withoutTaken?: IngredientKeys
  /** Routes by which the drug has to be given for the rule to hold, in full words. */
  routes?: string[]
  /** Limits of a day's dose, of its mean (375 for 750 mg every 48 hours) and of one dose, in mg or UI. */
  doseOver?: number
  doseTo?: number
  meanOver?: number
  singleOver?: number
  /** Limit of the dose of a day per kg of body weight, in mg or UI. */
  doseKgOver?: number
  /** Limits of the number of days of treatment within which the rule holds. */
  daysOver?: number
  daysTo?: number
  /** Number of doses of a day above which the rule holds. */
  timesOver?: number
  /** Moments of the day (FHIR EventTiming) of a dose that is given at no other moment. */
  when?: string[]
  /** Normalised phrases of the instructions, of which one is said: `en bolo`. A phrase that the instructions forbid does not count. */
  words?: string[]
  /** Name of a list of risk factors, and how many of them the patient has at least and at most. */
  risks?: { list: string; from: number; to: number }
}

/** A rule that may hold only in some circumstances (`context`: null or absent for a rule that always holds). */
interface ContextRule extends Rule {
  context?: Circumstance | null
}

/** Rule about two drugs that must not be taken together, or only with care. The order of `a` and `b` has no meaning. */
export interface InteractionRule extends ContextRule {
  a: IngredientKeys
  b: IngredientKeys
  /** Drug of the rule, `a` or `b`, to whose dose, route and course the circumstances refer. */
  doseOf?: 'a' | 'b'
  /** Ids of less exact rules, whose findings are left out where this rule for a dose or patient holds. */
  insteadOf?: string[]
  /** Whether the rule is only about drugs given on different days, such as vaccines that may be given on the same day. */
  apart?: boolean
  /** Side of the rule that also counts when its drug is only applied to a mucosa (eye, nose, mouth, vagina). */
  local: 'none' | 'a' | 'b' | 'both'
}

/** Rule about drugs with the same effect, of which one patient may take only a limited number. */
export interface DuplicateRule extends Rule {
  members: IngredientKeys
  /** Maximum number of the group's drugs that one patient may take at the same time. */
  atMost: number
}

/** Rule about a cross-allergy: a patient with an allergy to one of `allergens` may also react to `reactsWith`. */
export interface AllergyRule extends ContextRule {
  allergens: IngredientKeys
  /** Whether the rule holds only if the record states an allergy to the whole class. */
  ofClass?: boolean
  reactsWith: IngredientKeys
}

/** Rule about drugs that a condition forbids or makes risky. */
export interface ConditionRule extends ContextRule {
  drugs: IngredientKeys
  /** Beginnings of CIE-10 codes: `J45` means every asthma. */
  codes: string[]
  /** Whether the rule applies only to drugs that are put on a mucosa. */
  local: boolean
}

export interface ReproductiveRule extends ContextRule {
  drugs: IngredientKeys
  state: ReproductiveState
  /** Whether the rule applies only to drugs that are put on skin or a mucosa. */
  local: boolean
}

/** Rule about drugs for patients below an estimated glomerular filtration rate. */
export interface RenalRule extends ContextRule {
  drugs: IngredientKeys
  /** Limit of the estimated glomerular filtration rate in mL/min/1.73 m²: the rule applies below this limit. */
  below: number
}

/** Upper limits of the dose of a drug. Ages are in months, both ends included. Limits by weight are in `unit` per kg. */
export interface DoseRule extends Rule {
  drug: string
  /** Route in full words as in `routes.csv`; empty for every systemic route. */
  routes: string[]
  fromMonths: number
  toMonths: number
  unit: 'mg' | 'UI'
  perKg: boolean
  /** Largest single dose, in `unit` (per kg when `perKg`); null when only the day is limited. */
  maxDose: number | null
  /** Largest dose of a day, in `unit` (per kg when `perKg`); null when only the single dose is limited. */
  maxDay: number | null
  /** Largest dose in `unit`, of a day or at once, that weight does not raise; null for a rule without such a limit. */
  ceilingDay: number | null
  /**
   * Maximum number of days of a week on which the drug is taken, for a drug that must not be taken daily; null without a
   * limit.
   */
  maxDaysAWeek: number | null
  /**
   * Largest sum of seven days in `unit`, for a drug taken daily in small doses or weekly in a large one; null
   * without a limit.
   */
  maxWeek: number | null
  /** Largest sum of 28 days in `unit`, for an injection that acts for weeks; null without a limit. */
  maxMonth: number | null
  /** Whether the rule limits the depots of the drug. Where a drug has such rules, its other rules are not about its depots. */
  ofDepot: boolean
}

/** Rule about drugs that must not be given at some ages, or only with care, such as those of a child or an old person. */
export interface AgeRule extends ContextRule {
  drugs: IngredientKeys
  /** Ages of the patient, in months, for which the rule holds: from `fromMonths` (included) to `belowMonths` (excluded). */
  fromMonths: number
  belowMonths: number
  /** Whether the rule applies only to drugs that are put on skin or a mucosa. */
  local: boolean
}

export const CAUTION_KINDS = [
  'interaction',
  'condition',
  'reproduction',
  'renal',
  'hepatic',
  'age',
  'dose',
  'duration',
  'route',
] as const
export type CautionKind = (typeof CAUTION_KINDS)[number]

/** Rule against one drug in a circumstance, such as a dose at an age, a number of days, or a low renal clearance. */
export interface CautionRule extends ContextRule {
  kind: CautionKind
  drugs: IngredientKeys
  /** How far the drug gets into the body where the rule holds; empty for `systemic` only. */
  reaches: readonly Reach[]
}

/** Rule about drugs whose effects on one function of the body add up to at least `pointsFrom` points. */
export interface LoadRule extends ContextRule {
  /** Name of the effect, such as `qt`. If several rules with the same name hold, only the most serious one is reported. */
  load: string
  /** Points of each drug, by its key; the sum over the patient's drugs is compared with `pointsFrom`. */
  points: ReadonlyMap<string, number>
  pointsFrom: number
  /** Minimum number of different drugs with which the rule holds. */
  drugsFrom: number
  /** Groups of drugs. The rule holds only where the patient takes a member of each group. */
  each: readonly IngredientKeys[]
  /**
   * Ids of rules about some of the same drugs. Their findings are left out beside a finding of this rule, unless they are more
   * serious.
   */
  absorbs: ReadonlySet<string>
}

/** A circumstance that raises a risk. Each factor of a list counts once. */
export interface RiskFactor {
  list: string
  name: Bilingual
  /** Drugs each of which is the risk factor, when the patient takes it; null where the factor is no drug. */
  drugs: IngredientKeys | null
  context: Circumstance | null
}

/** Days for which the effect of a drug outlasts its last dose. */
export interface Lingering {
  days: number
  /** The drugs that interact with the drug until its effect has ended; null for every drug. */
  toward: IngredientKeys | null
}

/** All data of the safety checks, read once at start. */
export interface SafetyKnowledge extends FormKnowledge, CodeKnowledge {
  /** Version that changes with every change of a rule. Each stored result of a check contains the version. */
  version: string
  /** Key of the ingredient by normalised name and synonym, of the catalogue and of `others.csv`. */
  names: ReadonlyMap<string, string>
  /** Spanish INN of each ingredient as printed, by the ingredient's key. */
  printed: ReadonlyMap<string, string>
  /** ATC codes by ingredient key. */
  atc: ReadonlyMap<string, readonly string[]>
  /** How far a drug gets into the body (`Reach`), by the full name of the route. */
  reach: ReadonlyMap<string, Reach>
  interactions: InteractionRule[]
  duplicates: DuplicateRule[]
  allergies: AllergyRule[]
  /** Rule for a prescribed drug to which the patient has a recorded allergy, by its own name or that of its group. */
  directAllergy: Rule
  conditions: ConditionRule[]
  reproduction: ReproductiveRule[]
  renal: RenalRule[]
  doses: DoseRule[]
  paediatric: PaediatricDose[]
  ages: AgeRule[]
  /** Drops in 1 mL, by the drug's key and the strength of 1 mL: `tramadol 100 mg`. */
  drops: ReadonlyMap<string, number>
  /** For how long the effect of a drug outlasts its last dose, by the drug's key. */
  lingering: ReadonlyMap<string, readonly Lingering[]>
  /** Minimum number of days between two doses of a vaccine, by its key. */
  daysApart: ReadonlyMap<string, number>
  cautions: CautionRule[]
  loads: LoadRule[]
  risks: RiskFactor[]
  /** Ingredients whose source was read for a question and names no restriction that a rule could state. */
  reviewed: Reviewed[]
  /** Groups that a doctor may name as an allergy; a substance that is no medicine (`allergens.csv`) is its only member. */
  allergyGroups: { id: string; name: Bilingual; aliases: string[]; members: IngredientKeys }[]
}
