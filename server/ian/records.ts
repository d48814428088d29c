import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { Favourite } from '#contract/medications/favourites.ts'
import type { DrugSearch } from '#contract/medications/medications.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import type { SafetyAnswer } from '#contract/safety.ts'
import type { PeriodFigures } from '../figures/read-period-figures.ts'
import type { DoseRule } from '#knowledge/safety/rule.ts'

/** Maximum number of patients that one answer of the AI assistant shows. */
export const PATIENTS_SHOWN = 6

/** A patient in the form in which the AI assistant gets one, with only the data that identify the person. */
export interface SeenPatient {
  uid: string
  name: string
  date_of_birth: string
  gender: 'M' | 'F' | 'O'
  last_prescribed_at: string | null
}

export interface PastQuestion {
  /** Uid of the patient whose prescriptions are searched; '' for all patients. */
  patient: string
  /** First and last day of the searched period, `YYYY-MM-DD`; '' for no limit. */
  from: string
  to: string
  drugs: readonly string[]
  /** Whether only prescriptions are searched that were cancelled, or rejected by a pharmacy. */
  cancelled: boolean
}

/** Dose limit of one rule, with its sources by title and address. */
export interface SeenLimit {
  drug: string
  rule: DoseRule
  sources: { title: string; url: string }[]
}

/**
 * The only operations that the AI assistant's tools can call, each limited to one doctor. None of them issues, sends, cancels or
 * pays anything.
 */
export interface Records {
  /** Finds the doctor's patients whose name has all the words. The result has at most one patient more than an answer shows. */
  findPatients(search: string): Promise<SeenPatient[]>
  /** Returns those of the normalised words that occur in the names of the doctor's patients. */
  nameWords(words: readonly string[]): Promise<ReadonlySet<string>>
  /** Finds the doctor's patients whose names are spelt similarly to the given words. */
  similarPatients(words: readonly string[]): Promise<SeenPatient[]>
  /** Finds a patient by uid; undefined when the doctor has no such patient. */
  patient(uid: string): Promise<SeenPatient | undefined>
  /** Finds past prescriptions. `isCut` tells that a search by drug left older prescriptions out. */
  past(
    question: PastQuestion,
    limit: number,
  ): Promise<{ count: number; isCut: boolean; results: Prescription[] }>
  figures(question: Omit<PastQuestion, 'patient' | 'cancelled'>): Promise<PeriodFigures>
  searchDrugs(search: string, limit: number): Promise<DrugSearch>
  /**
   * Checks drugs, given by name, for interactions. With a patient, they are also checked against the clinical record and the
   * running courses of treatment.
   */
  check(patient: string, drugs: readonly string[]): Promise<SafetyAnswer>
  /** Finds the dose limits of the drugs that a text names. With a patient, the limits are those for the patient's age. */
  limits(text: string, patient: string): Promise<{ drug: string; limits: SeenLimit[] }[]>
  favourites(): Promise<Favourite[]>
  /** Saves a new draft for the doctor. @returns the draft's id */
  saveDraft(body: DraftBody): Promise<string>
}
