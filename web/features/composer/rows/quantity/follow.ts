import { DEFAULT_QTY, QTY_WITHOUT_END } from '#contract/prescription/quantities.ts'
import { canRead, readingOf } from '../../draft/instruction-reader.ts'
import type { Row } from '../../draft/row.ts'
import type { RowReading } from '../../posology/reading.ts'

/**
 * Quantity that follows from a reading of the instructions: the computed number of packages, or one of the special quantities
 * 1000 (the pharmacist decides) and 1001 (without end).
 */
export const quantityOfReading = ({ computed, isEndless }: RowReading): number =>
  computed?.packs ?? (isEndless ? QTY_WITHOUT_END : DEFAULT_QTY)

/**
 * Marks the quantity of a changed row as computed (`qty_follows`) if it was equal to the computed quantity before the change. A
 * different quantity was chosen by the doctor and is kept. Rows of a repeated or corrected prescription, or of a favourite, have
 * no mark at first.
 */
export function followingChange(row: Row, change: Partial<Omit<Row, 'key'>>): Partial<Omit<Row, 'key'>> {
  const isOther = ['instructions', 'presentation', 'via'].some((field) => field in change)
  if (!isOther || 'qty_follows' in change || row.qty_follows || !canRead()) return change
  return row.qty === quantityOfReading(readingOf(row)) ? { ...change, qty_follows: true } : change
}

/** The change by which quantity and route follow the instructions of a row; null where they already do. */
export function dueChange(row: Row): Partial<Pick<Row, 'qty' | 'via'>> | null {
  if (!canRead()) return null
  const reading = readingOf(row)
  const qty = quantityOfReading(reading)
  const change = {
    ...(row.qty_follows && qty !== row.qty && { qty }),
    ...(row.via === '' && reading.route !== null && { via: reading.route }),
  }
  return Object.keys(change).length > 0 ? change : null
}
