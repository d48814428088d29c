import type { Verification } from '#contract/verification.ts'
import type { Texts } from '#locales/locale.ts'
import { leftToFill } from '#contract/prescription/left-to-fill.ts'

type Row = Verification['medications'][number]

/**
 * Sentence on how much of a medicine may still be dispensed, or on how much was dispensed; null where the prescribed quantity
 * says enough.
 */
export function quantityLeft(row: Row, isOpen: boolean, texts: Texts<'verification'>): string | null {
  const left = leftToFill(row)
  const of = row.qty * (1 + row.refills)
  if (left.kind === 'amount' && isOpen) return texts.left(left.left, of, row.container)
  if (row.bought_qty === 0) return null
  if (left.kind === 'none') return texts.soldAll(row.bought_qty)
  return left.kind === 'amount'
    ? texts.sold(row.bought_qty, of, row.container)
    : texts.soldSoFar(row.bought_qty)
}
