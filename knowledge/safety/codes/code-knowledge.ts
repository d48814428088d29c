import type { CodedState } from './coded-state.ts'
import type { SameConditions } from './same-conditions.ts'

/** A condition, such as porphyria, for which each drug has to be known as safe or unsafe. */
export interface AskedOfEach {
  /** Beginnings of the CIE-10 codes of the condition. */
  codes: readonly string[]
  /** Keys of the drugs that the source calls safe with the condition. */
  safe: ReadonlySet<string>
}

/** Facts of CIE-10 codes that the table of conditions lacks: further conditions, states of the patient, open questions. */
export interface CodeKnowledge {
  /** Codes of the further conditions that the title of a CIE-10 code names. */
  sameConditions: SameConditions
  /** Pregnancy, lactation and stages of kidney disease that a CIE-10 code states without another entry of the record. */
  codedStates: readonly CodedState[]
  /** Conditions for which each drug has to be known as safe or unsafe; a drug that is neither is reported as a gap. */
  askedOfEach: readonly AskedOfEach[]
}
