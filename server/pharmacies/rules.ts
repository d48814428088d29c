import { leftToFill } from '#contract/prescription/left-to-fill.ts'
import { Problem, type FieldErrors } from '#contract/problem.ts'
import type { StoredRow } from '../prescriptions/stored-prescription.ts'
import type { SoldRow } from './queries.ts'

/** Quantity of one prescription row that a pharmacy reports as sold. */
export interface Sale {
  id: number
  quantity: number
  dispensed: string
}

/**
 * Checks a sale against the remaining quantities of the prescription's rows. A row with an amount is used up when all of it was
 * sold. A row "at the pharmacist's discretion" allows one sale, whose amount the pharmacist determines. A row "without end"
 * stays open until the prescription expires.
 * @throws Problem when a row is unknown, named twice or used up, or when the sale exceeds the remaining quantity of a row
 */
export function settleSale(rows: readonly StoredRow[], sales: readonly Sale[]): SoldRow[] {
  const fields: FieldErrors = {}
  const seen = new Set<number>()
  const sold = sales.map((sale, index): SoldRow | null => {
    const row = rows.find((r) => r.id === sale.id)
    if (!row || seen.has(sale.id)) {
      fields[`medications.${index}.id`] = ['invalid']
      return null
    }
    seen.add(sale.id)
    return soldOf(row, sale)
  })
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
  return sold.filter((row) => row !== null)
}

function soldOf(row: StoredRow, { quantity, dispensed }: Sale): SoldRow {
  const { position, presentation } = row
  if (row.ended_at !== null) throw new Problem('row-cancelled', { values: { presentation } })
  const left = leftToFill(row)
  if (left.kind === 'none' || left.kind === 'amount') {
    const remaining = left.kind === 'none' ? 0 : left.atOnce
    if (left.kind === 'none' || quantity > remaining)
      throw new Problem('fill-exceeds-remaining', { values: { presentation, remaining } })
    return { position, quantity, dispensed, bought: quantity === left.left }
  }
  return { position, quantity, dispensed, bought: left.kind === 'once' }
}
