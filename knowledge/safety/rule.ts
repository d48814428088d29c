/**
 * How serious a finding is. Only `contraindicated` interrupts the doctor; findings of the other three are shown
 * beside the row.
 */
export const SEVERITIES = ['contraindicated', 'serious', 'moderate', 'minor'] as const
export type RuleSeverity = (typeof SEVERITIES)[number]

/** How far a drug gets into the body by its route: local rules apply to `mucosal`, no rule applies to `skin`. */
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
  /** Ids of `knowledge/sources.csv`. */
  sources: string[]
}

/** Keys of ingredients (`normalize` of their Spanish INN) that a rule is about. */
export type IngredientKeys = ReadonlySet<string>

/** Two drugs that must not be taken together, or only with care. Their order has no meaning. */
export interface InteractionRule extends Rule {
  a: IngredientKeys
  b: IngredientKeys
  /** Side of the rule that also counts when its drug is only applied to a mucosa (eye, nose, mouth, vagina). */
  local: 'none' | 'a' | 'b' | 'both'
}

/** Drugs with the same effect, of which one patient may take only a limited number. */
export interface DuplicateRule extends Rule {
  members: IngredientKeys
  /** The most members that one patient may take. */
  atMost: number
}

/** A cross-allergy: an allergy to one of `allergens` extends to `reactsWith`. */
export interface AllergyRule extends Rule {
  allergens: IngredientKeys
  reactsWith: IngredientKeys
}

/** A drug that a condition forbids or makes risky. */
export interface ConditionRule extends Rule {
  drugs: IngredientKeys
  /** Beginnings of CIE-10 codes: `J45` means every asthma. */
  codes: string[]
  /** Whether the rule applies only to drugs that are put on a mucosa. */
  local: boolean
}

export const REPRODUCTIVE_STATES = [
  'pregnancy',
  'first-trimester',
  'second-trimester',
  'third-trimester',
  'lactation',
] as const
export type ReproductiveState = (typeof REPRODUCTIVE_STATES)[number]

export interface ReproductiveRule extends Rule {
  drugs: IngredientKeys
  state: ReproductiveState
}

/** Advice for a drug below an estimated glomerular filtration rate. */
export interface RenalRule extends Rule {
  drugs: IngredientKeys
  /** Limit in mL/min/1.73 m²: the rule applies below this value. */
  below: number
}

/** An upper limit of dose. Ages are in months, both ends included. Limits by weight are in mg (or `unit`) per kg. */
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
  /** Ceiling of a day in `unit` that weight does not raise; null when there is none. */
  ceilingDay: number | null
  /**
   * The most days of a week on which the drug is taken, for one that must not be taken daily; null without a
   * limit.
   */
  maxDaysAWeek: number | null
  /**
   * Largest sum of seven days in `unit`, for a drug taken daily in small doses or weekly in a large one; null
   * without a limit.
   */
  maxWeek: number | null
}

/** The usual dose of a child by weight, for the calculator. */
export interface PaediatricDose {
  drug: string
  routes: string[]
  /** Indication of the dose, where doses differ by indication. */
  indication: Bilingual
  fromMonths: number
  toMonths: number
  unit: string
  /** Daily dose per kg of weight, split into `times` doses. */
  minDay: number
  maxDay: number
  times: number
  ceilingDay: number
  sources: string[]
}

/** A drug that must not be given below an age. */
export interface AgeRule extends Rule {
  drugs: IngredientKeys
  /** The rule holds from `fromMonths` (included) to `belowMonths` (excluded). */
  fromMonths: number
  belowMonths: number
}

/** All data of the safety checks, read once at start. */
export interface SafetyKnowledge {
  /** Version that changes with every rule. It is stored with every check that is kept. */
  version: string
  /** Key of the ingredient by normalised name and synonym, of the catalogue and of `others.csv`. */
  names: ReadonlyMap<string, string>
  /** Spanish INN as printed, by key. */
  printed: ReadonlyMap<string, string>
  /** Reach by the route's full name. */
  reach: ReadonlyMap<string, Reach>
  interactions: InteractionRule[]
  duplicates: DuplicateRule[]
  allergies: AllergyRule[]
  /** Rule of a finding about the very drug or group that the patient is allergic to. */
  directAllergy: Rule
  conditions: ConditionRule[]
  reproduction: ReproductiveRule[]
  renal: RenalRule[]
  doses: DoseRule[]
  paediatric: PaediatricDose[]
  ages: AgeRule[]
  /** Groups that a doctor may name as an allergy: key, name in both languages and other names, members. */
  allergyGroups: { id: string; name: Bilingual; aliases: string[]; members: IngredientKeys }[]
}
