import type { Treatment } from './treatment.ts'

/** A consultation that ends with a prescription. */
export interface Visit {
  at: Date
  /** Index of the demo's patient in `people`. */
  person: number
  treatment: Treatment
  /** Whether the treatment is renewed month after month. */
  isChronic: boolean
  /** Expected date of birth of the patient's child, at a prenatal visit. */
  dueOn?: string
}
