import type { Target } from './target.ts'

/** Outcome of an attack. */
export interface Resistance {
  /** Whether the product withstood the attack. */
  holds: boolean
  /** Result of an attack for the table: what was measured, or how the product answered. */
  seen: string
}

/** One reproduction of a finding of the security inspection. */
export interface Attack {
  /** Number of the finding, such as `F1`. */
  finding: string
  what: string
  run(target: Target): Promise<Resistance>
}
