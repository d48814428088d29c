import type { CheckQuestion } from '../question.ts'

/**
 * An ingredient whose source was read for a question and names no restriction that a check could report. A person of the
 * project read the source; nobody outside has signed the reading.
 */
export interface Reviewed {
  question: CheckQuestion
  drug: string
  /** Whether the source was read for the drug in the whole body, or for the drug on skin and mucosa. */
  reach: 'systemic' | 'local'
  /** Filtration in mL/min/1.73 m² from which the source names no restriction; absent for every filtration. */
  filtrationFrom?: number
  /** Classes of Child and Pugh for which the source names no restriction; absent for every liver disease. */
  childPugh?: readonly string[]
  sources: string[]
  /** Day on which the source was read, `YYYY-MM-DD`. */
  readOn: string
}
