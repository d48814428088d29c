import type { Habits } from '#contract/patients/patient-record.ts'
import type { Reach, ReproductiveState } from '#knowledge/safety/rule.ts'

/** Units in which doses are compared: milligrams, or international units, which have no fixed weight. */
export type DoseUnit = 'mg' | 'UI'

/** Dose of one ingredient in one row. A part that the text or the strength does not determine is null. */
export interface SubjectDose {
  unit: DoseUnit
  /** Amount of a single dose, in `unit`. */
  single: number | null
  /** Amount of the ingredient on a day on which the drug is taken, in `unit`. */
  daily: number | null
  /** Mean amount per day of a drug that is not taken every day; absent for a drug that is taken every day. */
  mean?: number | null
  /** Number of days of a week on which the drug is taken. */
  daysAWeek: number | null
}

/** Written dose that contradicts the package, such as "10 ml (250 mg)" of a bottle with 500 mg in 10 mL. */
export interface Misstated {
  unit: DoseUnit
  written: number
  held: number
}

/** The earlier prescription to which a running course belongs. */
export interface Prescribed {
  signature: string
  /** Day on which the prescription was issued, `YYYY-MM-DD`. */
  on: string
  /** Last day of the course, `YYYY-MM-DD`; null where no end is written. */
  until: string | null
}

/**
 * A drug in the form that the safety checks use: a row of the new prescription, or a medicine that the patient already
 * takes.
 */
export interface CheckedItem {
  /** Key of the row in the draft, or of the medicine that the patient already takes. */
  key: string
  /** Printed name of the drug, such as `Amoxicilina 500 mg cápsula`. */
  label: string
  current: boolean
  /** Keys of the ingredients; null when the text names no known ingredient. */
  ingredients: string[] | null
  /** Words of the text that name no known ingredient, if another ingredient was found. */
  unknown: string[]
  /** Route of the drug in full words; '' for an unknown route, which counts as systemic. */
  route: string
  reach: Reach
  /**
   * Whether neither route nor form says where the drug acts, although the drug also has forms that act on one part of the body
   * only. Such a drug counts as systemic.
   */
  isReachOpen?: boolean
  /** Doses by ingredient key. Empty when the instructions were not understood. */
  doses: ReadonlyMap<string, SubjectDose>
  /** Doses in the instructions that contradict the package, by ingredient key. */
  misstated?: ReadonlyMap<string, Misstated>
  /** Whether the form, or the unit of the dose where no form is known, is swallowed: tablets, capsules, syrups. */
  isSwallowed?: boolean
  /** Form of the product, and route by which it is given; '' or absent where they are not known. */
  form?: string
  ownRoute?: string
  /** Whether the medicine is an injection that acts for weeks, such as an ester in oil (`forms/depots.csv`). */
  isDepot?: boolean
  /** Further forms of the drug that the written form may mean. */
  otherForms?: readonly string[]
  /** Routes of the injections of the drug in the catalogue, for a free text. */
  injectedBy?: readonly string[]
  /** Words of the field for the route that name no route or more than a route; '' for none. */
  unknownRoute?: string
  /** Routes that are named in the row and in its instructions. */
  writtenRoutes?: readonly string[]
  /** The written instructions, and the words of the field for the route. */
  instructions?: string
  /** Moments of the day at which each dose is taken, as FHIR EventTiming. */
  moments?: readonly (readonly string[])[]
  /**
   * Number of doses a day that the instructions state; null where they state none. Doses without an amount, such as
   * drops, are counted by this number.
   */
  timesADay?: number | null
  /** Number of days of the course; null or absent for a course whose end is not written or was not understood. */
  courseDays?: number | null
  /** Whether the instructions say that the medicine is taken beside what the patient takes already ("además"). */
  isAdditional?: boolean
  /** Days since the last dose of a medicine that the patient no longer takes; absent for all others. */
  endedDays?: number
  /** The earlier prescription of this doctor to which the item belongs; absent for other items. */
  prescribed?: Prescribed
}

/**
 * The patient's recorded data as the safety checks use them. Null means that nobody asked; an empty list means that the
 * answer was "none".
 */
export interface CheckedPatient {
  ageMonths: number | null
  female: boolean | null
  weightKg: number | null
  /** Estimated glomerular filtration rate of the patient, in mL/min/1.73 m². */
  egfr: number | null
  /** Creatinine clearance of the patient by Cockcroft-Gault, in mL/min. */
  crcl?: number | null
  /** Serum creatinine of the patient, in mg/dL. */
  creatinine?: number | null
  /** Class of the patient's liver disease by Child and Pugh: A, B or C. */
  childPugh?: string | null
  /** Alcohol and tobacco habits of the patient; null for a habit that nobody asked about. */
  habits?: Pick<Habits, 'alcohol' | 'tobacco'>
  /** Completed weeks of the patient's pregnancy. */
  weeks?: number | null
  reproduction: readonly ReproductiveState[] | null
  /** Allergies of the patient: keys of ingredients, or `@group` for a class of drugs. */
  allergies: readonly string[] | null
  /** Allergies of the patient in free text that names no known allergen. */
  unknownAllergies: readonly string[]
  /** Conditions of the patient as CIE-10 codes with the dot, such as `J45.9`. */
  conditions: readonly string[] | null
  /**
   * CIE-10 codes of the draft's diagnoses. Each code counts like a condition, but the patient's other conditions stay
   * unknown.
   */
  diagnoses?: readonly string[]
  /**
   * Medication that the patient takes; null where nobody asked about medication. The member is only used to find out whether
   * somebody asked, because the medicines themselves are among the checked drugs (CheckedItem).
   */
  medication: readonly unknown[] | null
  /**
   * Whether anybody asked about vaccines, and the vaccines of the record that cannot be compared; absent where this is
   * not known.
   */
  vaccineHistory?: { isAsked: boolean; unclear: readonly string[] }
  /**
   * Data that are too old to rule a risk out. Warnings that follow from such data are still given, and the check also reports
   * the current data as missing.
   */
  old?: { reproduction: boolean; egfr: boolean }
}
