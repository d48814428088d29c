import type { Treatment } from './treatment.ts'

/** A consultation that ends with a prescription. */
export interface Visit {
  at: Date
  /** Patient: index in `people`. */
  person: number
  treatment: Treatment
  /** Whether the treatment is renewed month after month. */
  isChronic: boolean
  /** Expected day of birth, at a prenatal visit. */
  dueOn?: string
}
