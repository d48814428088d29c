import type { Reach, ReproductiveState } from '#knowledge/safety/rule.ts'

/** Units in which doses are compared: a weight, or international units, which have no weight of their own. */
export type DoseUnit = 'mg' | 'UI'

/** How much of one ingredient one row gives; null is what the text or the strength does not say. */
export interface SubjectDose {
  unit: DoseUnit
  /** One intake. */
  single: number | null
  /** The whole of a day on which it is taken. */
  daily: number | null
  /** On how many days of a week it is taken. */
  daysAWeek: number | null
}

/** "10 ml (250 mg)" of a bottle of which 10 mL hold 500 mg. */
export interface Misstated {
  unit: DoseUnit
  written: number
  held: number
}

/** Where a running course comes from. */
export interface Prescribed {
  signature: string
  /** Day of its issue. */
  on: string
  /** Last day of the course; null where no end is written. */
  until: string | null
}

/** A drug as the checks see it: of the new prescription, or one that the patient already takes. */
export interface CheckedItem {
  /** Position in the draft, or the key of the current medication. */
  key: string
  /** As printed: `Amoxicilina 500 mg cápsula`. */
  label: string
  current: boolean
  /** Keys of ingredients; null when the text names none that is known. */
  ingredients: string[] | null
  /** Words of the text that name no known ingredient though another one was found. */
  unknown: string[]
  /** Route in full words; empty when it is not known, which counts as systemic. */
  route: string
  reach: Reach
  /** By ingredient key. Empty when the dose was not understood. */
  doses: ReadonlyMap<string, SubjectDose>
  /** By ingredient key, what the instructions say of an intake and what the package holds, where they disagree. */
  misstated?: ReadonlyMap<string, Misstated>
  /** Of what this doctor prescribed earlier. */
  prescribed?: Prescribed
}

/** What is recorded of the patient. Null is "nobody asked", an empty list is "asked, none". */
export interface CheckedPatient {
  ageMonths: number | null
  female: boolean | null
  weightKg: number | null
  /** mL/min/1.73 m². */
  egfr: number | null
  reproduction: readonly ReproductiveState[] | null
  /** Keys of ingredients, or `@group`. */
  allergies: readonly string[] | null
  /** Allergies written in words that name nothing known. */
  unknownAllergies: readonly string[]
  /** CIE-10 codes without dot differences: `J45.9`. */
  conditions: readonly string[] | null
  /** What is being prescribed for: it counts like a condition, and says nothing of the others. */
  diagnoses?: readonly string[]
  /** What is taken already; its items are checked with the rows. */
  medication: readonly unknown[] | null
  /** What is too old to say that all is well; what it warns of it still does. */
  old?: { reproduction: boolean; egfr: boolean }
}
