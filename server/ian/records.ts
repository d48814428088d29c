import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { Favourite } from '#contract/medications/favourites.ts'
import type { DrugSearch } from '#contract/medications/medications.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import type { SafetyAnswer } from '#contract/safety.ts'
import type { PeriodFigures } from '../figures/read-period-figures.ts'
import type { DoseRule } from '#knowledge/safety/rule.ts'

/** Maximum number of patients that one answer shows. */
export const PATIENTS_SHOWN = 6

/** A patient as the assistant sees one: only what identifies the person. */
export interface SeenPatient {
  uid: string
  name: string
  date_of_birth: string
  gender: 'M' | 'F' | 'O'
  last_prescribed_at: string | null
}

export interface PastQuestion {
  /** Uid of the patient; '' for all patients. */
  patient: string
  /** First and last day, `YYYY-MM-DD`; '' for no limit. */
  from: string
  to: string
  drugs: readonly string[]
  /** Whether only prescriptions are meant that were cancelled, or rejected by a pharmacy. */
  cancelled: boolean
}

/** The limit of one rule, with its sources by title and address. */
export interface SeenLimit {
  drug: string
  rule: DoseRule
  sources: { title: string; url: string }[]
}

/**
 * The only operations that the assistant's tools can call, each one limited to one doctor. Nothing in this list issues,
 * sends, cancels or pays.
 */
export interface Records {
  /** Patients whose name has the words, one more at most than is shown; none for another doctor's patients. */
  findPatients(search: string): Promise<SeenPatient[]>
  /** Subset of these normalised words: each is a word of a patient's name. */
  nameWords(words: readonly string[]): Promise<ReadonlySet<string>>
  /** Patients whose names are spelt like the words. */
  similarPatients(words: readonly string[]): Promise<SeenPatient[]>
  /** A patient by uid; undefined where the doctor has no such patient. */
  patient(uid: string): Promise<SeenPatient | undefined>
  /** `isCut`: a search by drug left older prescriptions out. */
  past(
    question: PastQuestion,
    limit: number,
  ): Promise<{ count: number; isCut: boolean; results: Prescription[] }>
  figures(question: Omit<PastQuestion, 'patient' | 'cancelled'>): Promise<PeriodFigures>
  searchDrugs(search: string, limit: number): Promise<DrugSearch>
  /** Checks drugs by name against each other, and with a patient against the record and the running courses. */
  check(patient: string, drugs: readonly string[]): Promise<SafetyAnswer>
  /** Limits of dose of the drugs that a text names, for the patient's age where there is a patient. */
  limits(text: string, patient: string): Promise<{ drug: string; limits: SeenLimit[] }[]>
  favourites(): Promise<Favourite[]>
  /** Saves a new draft of the doctor's own. @returns its id */
  saveDraft(body: DraftBody): Promise<string>
}
