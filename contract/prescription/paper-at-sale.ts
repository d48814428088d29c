import type { RowRule } from './law.ts'

/** What the pharmacy does with the sheet at a sale (LGS 226 II and III, 251, 252; Acuerdo DOF 27-05-2010). */
export function paperAtSale(
  rules: readonly Pick<RowRule, 'paper' | 'fills'>[],
  sale: { number: number; isUsedUp: boolean },
): 'none' | 'sealed' | 'retained' {
  const kinds = new Set(rules.map((rule) => rule.paper))
  if (kinds.has('retained-at-once')) return 'retained'
  if (kinds.has('retained-at-last-fill')) {
    const most = Math.min(...rules.map((rule) => rule.fills ?? Infinity))
    return sale.number >= most || sale.isUsedUp ? 'retained' : 'sealed'
  }
  if (!kinds.has('retained-when-used-up')) return 'none'
  return sale.isUsedUp ? 'retained' : 'sealed'
}
