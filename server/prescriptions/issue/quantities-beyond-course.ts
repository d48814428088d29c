import { isAdministrationRoute } from '#contract/medications/administration-route.ts'
import { computedPacks, doubtOfQuantity } from '#contract/posology/packs/computed-packs.ts'
import { packageOf } from '#contract/posology/packs/package-text.ts'
import { isAsked } from '#contract/posology/packs/quantity-doubt.ts'
import { parsePosology, type Reading } from '#contract/posology/parse.ts'
import type { JudgedRow } from '#contract/prescription/judgement.ts'
import type { FieldErrors } from '#contract/problem.ts'
import type { DraftToIssue } from './issue-request.ts'

/** An unusual quantity that somebody confirmed. It is stored with the prescription. */
export interface ConfirmedQuantity {
  /** Index of the row in the draft. */
  row: number
  qty: number
  /** Number of packages that the treatment takes; null where treatment or package leave it open. */
  needed: number | null
}

/**
 * Quantities of more than twice what the treatment takes (P9), and large ones. They are refused until the row says
 * `qty_confirmed`. Where fewer packages would do, the units of a controlled medicine are compared as well. A small quantity is not judged where treatment or package leave the needed number open.
 * @returns the fields to confirm, and what was confirmed
 */
export function quantitiesBeyondCourse(
  medications: DraftToIssue['medications'],
  rows: readonly JudgedRow[],
  readings: readonly Reading[],
): { open: FieldErrors; confirmed: ConfirmedQuantity[] } {
  const open: FieldErrors = {}
  const confirmed: ConfirmedQuantity[] = []
  for (const [row, { item }] of rows.entries()) {
    const reading = readings[row]
    if (item.category === 'auxiliary_test' || reading === undefined) continue
    const product = packageOf(item.presentation)
    const posology = parsePosology(reading, {
      ...(product.unit && { unit: product.unit }),
      ...(isAdministrationRoute(item.via) && { route: item.via }),
    })
    const computed = posology.confident ? computedPacks(posology, product) : null
    const doubt = doubtOfQuantity(item.qty, computed)
    if (doubt === null || !isAsked(doubt, item.fraction)) continue
    const needed = computed?.packs ?? null
    if (medications[row]?.qty_confirmed) confirmed.push({ row, qty: item.qty, needed })
    else
      open[`medications.${row}.qty`] = [
        doubt === 'many' ? 'quantity-large' : `quantity-beyond-course:${needed}`,
      ]
  }
  return { open, confirmed }
}
