import type { RiskFactor } from '#knowledge/safety/rule.ts'
import type { CheckedItem, CheckedPatient } from '../subject.ts'

/** Data of patient and medication in one safety check, against which the circumstances of rules are tested. */
export interface Situation {
  patient: CheckedPatient
  /** Age of the patient in years, with its fraction; null when it is not known. */
  years: number | null
  /** CIE-10 codes of the patient's record and of the draft. */
  codes: readonly string[]
  items: readonly CheckedItem[]
  /**
   * Ingredients of the checked drugs that get into the body: of all drugs (`all`), and of those that the patient took before
   * the new prescription (`taken`).
   */
  all: ReadonlySet<string>
  taken: ReadonlySet<string>
  /** Function that returns those risk factors of a named list that the patient has. */
  risksOf: (list: string) => readonly RiskFactor[]
}
