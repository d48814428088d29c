export const CODED_STATES = ['pregnancy', 'lactation', 'kidney-disease'] as const

/** A state of a patient, such as pregnancy, that certain CIE-10 codes name. */
export interface CodedState {
  state: (typeof CODED_STATES)[number]
  /**
   * Beginnings of the CIE-10 codes that name the state. The codes of a pregnancy say that it still goes on: complications
   * before the delivery, the confirmation and the supervision of the pregnancy.
   */
  codes: readonly string[]
  /** The greatest filtration of a stage of chronic kidney disease, in mL/min/1.73 m²; null for the other states. */
  filtration: number | null
  /** Whether the code counts only where no filtration is known, because its title names no stage. */
  unmeasured: boolean
}
