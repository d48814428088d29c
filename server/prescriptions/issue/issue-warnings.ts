import type { DoubtfulDiagnosis } from './doubtful-diagnoses.ts'
import type { Twin } from './twin.ts'

/** The parts of an issued prescription that the doctor should look at again. */
export interface IssueWarnings {
  /** Diagnosis codes that should be reviewed. */
  doubtful: readonly DoubtfulDiagnosis[]
  /** Prescription with the same rows that was issued to the patient moments before this one; null for none. */
  twin: Twin | null
}
