import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from '#contract/quantities.ts'
import { Problem, type FieldErrors } from '#contract/problem.ts'
import type { SellableRow, SoldRow } from './queries.ts'

/** What a pharmacy says that it sold of one row. */
export interface Sale {
  id: number
  quantity: number
  dispensed: string
}

/**
 * Checks a sale against what is left.
 * An amount is used up when all of it was sold. "At the pharmacist's discretion" is one sale, in which the pharmacist
 * works the amount out; "without end" stays open until the prescription expires.
 * @throws Problem when a row is unknown, named twice, used up, or asked for beyond what is left
 */
export function settleSale(rows: readonly SellableRow[], sales: readonly Sale[]): SoldRow[] {
  const fields: FieldErrors = {}
  const seen = new Set<number>()
  const sold = sales.map((sale, index): SoldRow | null => {
    const row = rows.find((r) => r.id === sale.id)
    if (!row || seen.has(sale.id)) {
      fields[`medications.${index}.id`] = ['invalid']
      return null
    }
    seen.add(sale.id)
    if (row.ended) throw new Problem('row-cancelled', { values: { presentation: row.presentation } })
    if (row.bought)
      throw new Problem('fill-exceeds-remaining', {
        values: { presentation: row.presentation, remaining: 0 },
      })
    const { position } = row
    const { quantity, dispensed } = sale
    if (row.qty === QTY_WITHOUT_END) return { position, quantity, dispensed, bought: false }
    if (row.qty === QTY_PHARMACIST_DECIDES) return { position, quantity, dispensed, bought: true }
    const left = row.qty * (1 + row.refills) - row.bought_qty
    // Each further fill is another visit (LGS 226 III and IV).
    const remaining = Math.min(row.qty, left)
    if (quantity > remaining) {
      throw new Problem('fill-exceeds-remaining', { values: { presentation: row.presentation, remaining } })
    }
    return { position, quantity, dispensed, bought: quantity === left }
  })
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
  return sold.filter((row) => row !== null)
}
