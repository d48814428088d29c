import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from '#contract/quantities.ts'

export interface FillableRow {
  qty: number
  bought_qty: number
  bought: boolean
}

/**
 * What may still be dispensed of a row. `once`: the pharmacist works the amount out, in one sale. `open`: without end,
 * as often as needed while the prescription is valid. The server judges by the same rule (server/pharmacies/rules.ts).
 */
export type LeftToFill = { kind: 'none' } | { kind: 'amount'; left: number } | { kind: 'once' | 'open' }

export function leftToFill({ qty, bought_qty, bought }: FillableRow): LeftToFill {
  if (bought) return { kind: 'none' }
  if (qty === QTY_PHARMACIST_DECIDES) return { kind: 'once' }
  if (qty === QTY_WITHOUT_END) return { kind: 'open' }
  const left = qty - bought_qty
  return left > 0 ? { kind: 'amount', left } : { kind: 'none' }
}
