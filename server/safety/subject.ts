import type { Habits } from '#contract/patients/patient-record.ts'
import type { Reach, ReproductiveState } from '#knowledge/safety/rule.ts'

/** Units in which doses are compared: milligrams, or international units, which have no fixed weight. */
export type DoseUnit = 'mg' | 'UI'

/** Dose of one ingredient in one row. A part that the text or the strength does not determine is null. */
export interface SubjectDose {
  unit: DoseUnit
  /** Amount of one intake. */
  single: number | null
  /** Amount of a whole day on which the drug is taken. */
  daily: number | null
  /** Mean amount of a day where the drug is not taken every day; absent where it is. */
  mean?: number | null
  /** Number of days of a week on which the drug is taken. */
  daysAWeek: number | null
}

/** Written dose that contradicts the package: "10 ml (250 mg)" of a bottle with 500 mg in 10 mL. */
export interface Misstated {
  unit: DoseUnit
  written: number
  held: number
}

/** The earlier prescription that a running course comes from. */
export interface Prescribed {
  signature: string
  /** Day on which the prescription was issued, `YYYY-MM-DD`. */
  on: string
  /** Last day of the course, `YYYY-MM-DD`; null where no end is written. */
  until: string | null
}

/** A drug in the form of the checks: a row of the new prescription, or medication that the patient already takes. */
export interface CheckedItem {
  /** Key of the row in the draft, or of the current medication. */
  key: string
  /** Printed name: `Amoxicilina 500 mg cápsula`. */
  label: string
  current: boolean
  /** Keys of the ingredients; null when the text names no known ingredient. */
  ingredients: string[] | null
  /** Words of the text that name no known ingredient, where another ingredient was found. */
  unknown: string[]
  /** Route in full words; '' when it is not known, which counts as systemic. */
  route: string
  reach: Reach
  /**
   * Whether neither route nor form says where the drug acts, although the drug also exists for one part of the body.
   * Such a drug counts as systemic.
   */
  isReachOpen?: boolean
  /** Doses by ingredient key. Empty when the instructions were not understood. */
  doses: ReadonlyMap<string, SubjectDose>
  /** Dose of the instructions by ingredient key, for ingredients where it contradicts the package. */
  misstated?: ReadonlyMap<string, Misstated>
  /** Form of the product, and route by which it is given; '' or absent where they are not known. */
  form?: string
  ownRoute?: string
  /** Further forms of the drug that the written form may mean. */
  otherForms?: readonly string[]
  /** Routes that the row and its instructions state. */
  writtenRoutes?: readonly string[]
  /** Moments of the day of each dose, as FHIR EventTiming. */
  moments?: readonly (readonly string[])[]
  /**
   * Number of doses a day that the instructions state; null where they state none. It is needed for doses without an
   * amount, such as drops.
   */
  timesADay?: number | null
  /** Number of days of the course; null or absent where it has no written end or was not understood. */
  courseDays?: number | null
  /** Whether the instructions say that the medicine is taken beside what the patient takes already ("además"). */
  isAdditional?: boolean
  /** Days since the last dose of a medicine that the patient no longer takes; absent for all others. */
  endedDays?: number
  /** The earlier prescription of this doctor that the item comes from; absent for other items. */
  prescribed?: Prescribed
}

/** The patient's recorded data. Null means that nobody asked, an empty list that the answer was "none". */
export interface CheckedPatient {
  ageMonths: number | null
  female: boolean | null
  weightKg: number | null
  /** Estimated glomerular filtration rate, in mL/min/1.73 m². */
  egfr: number | null
  /** Creatinine clearance by Cockcroft-Gault, in mL/min. */
  crcl?: number | null
  /** Serum creatinine, in mg/dL. */
  creatinine?: number | null
  /** Class of Child and Pugh: A, B or C. */
  childPugh?: string | null
  /** Alcohol and tobacco; null for a habit that was not asked about. */
  habits?: Pick<Habits, 'alcohol' | 'tobacco'>
  /** Completed weeks of a pregnancy. */
  weeks?: number | null
  reproduction: readonly ReproductiveState[] | null
  /** Keys of ingredients, or `@group` for a class. */
  allergies: readonly string[] | null
  /** Allergies recorded as free text that names nothing known. */
  unknownAllergies: readonly string[]
  /** CIE-10 codes with the dot: `J45.9`. */
  conditions: readonly string[] | null
  /**
   * CIE-10 codes of the draft's diagnoses. Each counts like a condition, but the patient's other conditions stay
   * unknown.
   */
  diagnoses?: readonly string[]
  /**
   * Medication that the patient takes. Only whether somebody asked about it counts here; its items are checked with the
   * rows.
   */
  medication: readonly unknown[] | null
  /**
   * Whether anybody asked about vaccines, and the vaccines of the record that cannot be compared; absent where this is
   * not known.
   */
  vaccineHistory?: { isAsked: boolean; unclear: readonly string[] }
  /** Data that are too old to rule a risk out. Such data still lead to findings, and also to a gap. */
  old?: { reproduction: boolean; egfr: boolean }
}
