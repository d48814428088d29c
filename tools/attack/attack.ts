import type { Target } from './target.ts'

/** Outcome of one attack. */
export interface Resistance {
  /** Whether the product withstood the attack. */
  holds: boolean
  /** Text about the attack in the printed table: what was measured, or how the product answered. */
  seen: string
}

/** One attack that the security inspection found. */
export interface Attack {
  /** Number of the inspection's finding, such as `F1`. */
  finding: string
  what: string
  run(target: Target): Promise<Resistance>
}
