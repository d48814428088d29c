import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from './quantities.ts'

export interface FillableRow {
  qty: number
  /** Number of further times (refills) that the quantity `qty` may be supplied. */
  refills?: number | undefined
  bought_qty: number
  bought: boolean
  /**
   * How the row was cancelled; absent when it was not cancelled before all of it was filled. The data for the doctor
   * call this field `ended`, the public data `cancelled`.
   */
  ended?: object | undefined
  cancelled?: boolean | undefined
}

/**
 * What may still be dispensed of a row. `none`: nothing. `amount`: all that is left (`left`), and the
 * maximum for one sale (`atOnce`). `once`: the pharmacist works the amount out, in one sale. `open`: as
 * often as needed while the prescription is valid.
 */
export type LeftToFill =
  | { kind: 'none' }
  | { kind: 'amount'; left: number; atOnce: number }
  | { kind: 'once' | 'open' }

/** How much of a prescribed row a pharmacy may still dispense. Pages show it, and the server refuses a larger sale. */
export function leftToFill(row: FillableRow): LeftToFill {
  const { qty, refills = 0, bought_qty, bought, ended, cancelled = ended !== undefined } = row
  if (bought || cancelled) return { kind: 'none' }
  if (qty === QTY_PHARMACIST_DECIDES) return { kind: 'once' }
  if (qty === QTY_WITHOUT_END) return { kind: 'open' }
  const left = qty * (1 + refills) - bought_qty
  // A further fill needs another visit to the pharmacy (LGS 226 III and IV), so one sale is limited to the written
  // quantity.
  return left > 0 ? { kind: 'amount', left, atOnce: Math.min(qty, left) } : { kind: 'none' }
}
