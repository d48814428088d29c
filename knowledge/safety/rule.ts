/**
 * How much a finding asks of the doctor. Only `contraindicated` stops the writing; the other three are shown beside
 * the row.
 */
export const SEVERITIES = ['contraindicated', 'serious', 'moderate', 'minor'] as const
export type RuleSeverity = (typeof SEVERITIES)[number]

/** How far into the body a drug gets by its route: local rules look at `mucosal`, no rule looks at `skin`. */
export const REACHES = ['systemic', 'mucosal', 'skin'] as const
export type Reach = (typeof REACHES)[number]

/** A sentence in both languages of the product. */
export interface Bilingual {
  es: string
  en: string
}

/** What every rule carries: how serious, by which mechanism, what to do, and where it was read. */
export interface Rule {
  /** Stable key of the rule: a reason that a doctor gave stays attached to it. */
  id: string
  severity: RuleSeverity
  mechanism: Bilingual
  advice: Bilingual
  /** Ids of `knowledge/sources.csv`. */
  sources: string[]
}

/** Keys of ingredients (`normalize` of their Spanish INN) that a rule speaks of. */
export type IngredientKeys = ReadonlySet<string>

/** Two drugs that must not, or must carefully, be taken together. The order of the two says nothing. */
export interface InteractionRule extends Rule {
  a: IngredientKeys
  b: IngredientKeys
  /** Sides that also count when the drug is only applied to a mucosa (eye, nose, mouth, vagina). */
  local: 'none' | 'a' | 'b' | 'both'
}

/** Drugs with the same effect, of which a patient takes one. */
export interface DuplicateRule extends Rule {
  members: IngredientKeys
  /** How many of them one patient may take at most. */
  atMost: number
}

/** An allergy to one of `allergens` reaches `reactsWith` too. */
export interface AllergyRule extends Rule {
  allergens: IngredientKeys
  reactsWith: IngredientKeys
}

/** A drug that a condition forbids or makes risky. */
export interface ConditionRule extends Rule {
  drugs: IngredientKeys
  /** Beginnings of CIE-10 codes: `J45` means every asthma. */
  codes: string[]
  /** Looks at what is only put on a mucosa, and at nothing else. */
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

/** What to do with a drug below an estimated glomerular filtration rate. */
export interface RenalRule extends Rule {
  drugs: IngredientKeys
  /** mL/min/1.73 m²: the rule holds below this value. */
  below: number
}

/** An upper limit of dose. Ages in months, both ends included; weight-based limits in mg (or `unit`) per kg. */
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
  /** Most days of a week on which it is taken, for what must not be taken daily; null when there is no such limit. */
  maxDaysAWeek: number | null
  /** Largest sum of seven days, in `unit`, for what is taken daily in small doses or weekly in a large one; null without. */
  maxWeek: number | null
}

/** The usual dose of a child by weight, for the calculator. */
export interface PaediatricDose {
  drug: string
  routes: string[]
  /** What the dose is for, when it differs by indication. */
  indication: Bilingual
  fromMonths: number
  toMonths: number
  unit: string
  /** Per kg and day, split in `times` doses. */
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

/** Everything that the checks rest on, read once at start. */
export interface SafetyKnowledge {
  /** Bumped when a rule changes; kept with every check that is stored. */
  version: string
  /** Key of the ingredient by normalised name and synonym, of the catalogue and of `others.csv`. */
  names: ReadonlyMap<string, string>
  /** Spanish INN as printed, by key. */
  printed: ReadonlyMap<string, string>
  /** Reach by route in full words. */
  reach: ReadonlyMap<string, Reach>
  interactions: InteractionRule[]
  duplicates: DuplicateRule[]
  allergies: AllergyRule[]
  /** What is said of the very drug or group that the patient is allergic to. */
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
