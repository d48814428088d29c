import { isControlled } from '../../medications/is-controlled.ts'
import type { Item } from '../../prescription/row.ts'

/**
 * Doubt about a quantity. `over`: more than twice the packages that the treatment takes. `spare`: more than twice the
 * units that the treatment takes, although fewer packages would do. `large`: more than twice those units, although a
 * smaller package of the same medicine exists: a box of 100 tablets for 5 days. `many`: a large number, also where it
 * is unknown how many packages are needed. With packages of 30 tablets `spare` and `large` are common, so that the
 * doctor is asked about them only where a surplus does harm.
 */
export type QuantityDoubt = 'over' | 'spare' | 'large' | 'many'

/**
 * Whether the doctor is asked about a doubt. `spare` and `large` are asked about for the classes I to III, whose
 * surplus is abused, and for antibiotics, whose surplus is taken later without a prescription.
 */
export const isAsked = (
  doubt: QuantityDoubt,
  { fraction, antibiotic }: Pick<Item, 'fraction' | 'antibiotic'>,
): boolean =>
  doubt === 'over' || doubt === 'many' || antibiotic || (fraction !== null && isControlled(fraction))
