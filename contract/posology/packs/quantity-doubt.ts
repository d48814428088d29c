import { isControlled } from '../../medications/is-controlled.ts'
import type { Fraction } from '../../prescription/document.ts'

/**
 * Doubt about a quantity. `over`: more than twice the packages that the treatment takes. `spare`: more than twice the units
 * that it takes, although fewer packages would do; packages of 30 tablets make that common, so that only a controlled
 * medicine is asked about for it. `many`: a large number, also where the content of the package or the treatment leaves
 * open how many are needed.
 */
export type QuantityDoubt = 'over' | 'spare' | 'many'

/** Whether a doubt is asked about: `spare` only for a medicine of the classes I to III. */
export const isAsked = (doubt: QuantityDoubt, fraction: Fraction | null): boolean =>
  doubt !== 'spare' || (fraction !== null && isControlled(fraction))
