import { isControlled } from '../../medications/is-controlled.ts'
import type { Item } from '../../prescription/row.ts'

/**
 * Doubt about a quantity. `over`: more than twice the packages that the treatment takes. `spare`: more than twice the units
 * that it takes, although fewer packages would do. `large`: more than twice those units, although a smaller package of the
 * same medicine exists: a box of 100 tablets for 5 days. Packages of 30 tablets make both common, so that only a medicine
 * whose surplus does harm is asked about for them. `many`: a large number, also where the content of the package or the
 * treatment leaves open how many are needed.
 */
export type QuantityDoubt = 'over' | 'spare' | 'large' | 'many'

/**
 * Whether a doubt is asked about. `spare` and `large` are asked of the classes I to III, whose surplus is abused, and of
 * antibiotics, whose surplus is taken later without a prescription.
 */
export const isAsked = (
  doubt: QuantityDoubt,
  { fraction, antibiotic }: Pick<Item, 'fraction' | 'antibiotic'>,
): boolean =>
  doubt === 'over' || doubt === 'many' || antibiotic || (fraction !== null && isControlled(fraction))
