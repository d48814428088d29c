import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from './quantities.ts'

export interface FillableRow {
  qty: number
  /** How many more times `qty` may be supplied. */
  refills?: number | undefined
  bought_qty: number
  bought: boolean
  /** Cancelled before all of it was filled: as its doctor, or as anybody sees it. */
  ended?: object | undefined
  cancelled?: boolean | undefined
}

/**
 * What may still be dispensed of a row: of an amount all that is left, and how much of it in one sale. `once`: the
 * pharmacist works the amount out, in one sale. `open`: without end, as often as needed while the prescription is valid.
 */
export type LeftToFill =
  | { kind: 'none' }
  | { kind: 'amount'; left: number; atOnce: number }
  | { kind: 'once' | 'open' }

/** The one rule for pages and for the server, which refuses a sale by it. */
export function leftToFill(row: FillableRow): LeftToFill {
  const { qty, refills = 0, bought_qty, bought, ended, cancelled = ended !== undefined } = row
  if (bought || cancelled) return { kind: 'none' }
  if (qty === QTY_PHARMACIST_DECIDES) return { kind: 'once' }
  if (qty === QTY_WITHOUT_END) return { kind: 'open' }
  const left = qty * (1 + refills) - bought_qty
  // Each further fill is another visit (LGS 226 III and IV).
  return left > 0 ? { kind: 'amount', left, atOnce: Math.min(qty, left) } : { kind: 'none' }
}
