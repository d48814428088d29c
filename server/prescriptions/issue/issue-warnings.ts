import type { DoubtfulDiagnosis } from './doubtful-diagnoses.ts'
import type { Twin } from './twin.ts'

/** The parts of an issued prescription that the doctor should look at again. */
export interface IssueWarnings {
  /** Diagnosis codes that should be reviewed. */
  doubtful: readonly DoubtfulDiagnosis[]
  /** Prescription with the same rows that the patient got moments before; null for none. */
  twin: Twin | null
}
