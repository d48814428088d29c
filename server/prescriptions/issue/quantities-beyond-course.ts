import { isAdministrationRoute } from '#contract/medications/administration-route.ts'
import { type Computed, computedPacks, doubtOfQuantity } from '#contract/posology/packs/computed-packs.ts'
import { type BoxesOf, lesserBox } from '#contract/posology/packs/lesser-box.ts'
import { packageOf } from '#contract/posology/packs/package-text.ts'
import { isAsked, type QuantityDoubt } from '#contract/posology/packs/quantity-doubt.ts'
import { parsePosology, type Reading } from '#contract/posology/parse.ts'
import type { JudgedRow } from '#contract/prescription/judgement.ts'
import type { FieldErrors } from '#contract/problem.ts'
import type { DraftToIssue } from './issue-request.ts'

/** An unusual quantity of a medicine that the doctor confirmed. The quantity is stored with the prescription. */
export interface ConfirmedQuantity {
  /** Index of the row in the draft, from 0. */
  row: number
  qty: number
  /** Number of packages that the treatment takes; null where the treatment or the package does not determine it. */
  needed: number | null
}

/**
 * Finds quantities that the doctor has to confirm: more than twice the packages that the treatment takes (P9), and ten packages
 * or more of one medicine. Packages of a controlled medicine or of an antibiotic must be confirmed too if they hold more than
 * twice the units that the treatment takes, and fewer packages or a smaller package would do. Such quantities are refused until
 * the row says `qty_confirmed`. A quantity below ten packages is not judged where the treatment or the package does not determine
 * the needed number.
 * @returns the fields to confirm, and the quantities that were confirmed
 */
export function quantitiesBeyondCourse(
  medications: DraftToIssue['medications'],
  rows: readonly JudgedRow[],
  readings: readonly Reading[],
  boxes: BoxesOf,
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
    // A smaller package is searched for only where the doctor would be asked to confirm the quantity.
    const lesser =
      computed && isAsked('large', item)
        ? lesserBox(posology, item.presentation, boxes(item.presentation))
        : null
    const doubt = doubtOfQuantity(item.qty, computed, lesser)
    if (doubt === null || !isAsked(doubt, item)) continue
    const needed = computed?.packs ?? null
    if (medications[row]?.qty_confirmed) confirmed.push({ row, qty: item.qty, needed })
    else open[`medications.${row}.qty`] = [sentenceOf(doubt, computed, lesser)]
  }
  return { open, confirmed }
}

/**
 * Message key of a doubt about a quantity, with the values of the message: the number of packages, or the smaller
 * package.
 */
function sentenceOf(doubt: QuantityDoubt, computed: Computed | null, lesser: Computed | null): string {
  if (doubt === 'many') return 'quantity-large'
  if (doubt === 'spare') return `quantity-fewer-packages:${computed?.packs}`
  if (doubt === 'over' || computed === null || lesser === null)
    return `quantity-beyond-course:${computed?.packs}`
  return `quantity-smaller-box:${[computed.each, computed.total, lesser.each].join('|')}`
}
