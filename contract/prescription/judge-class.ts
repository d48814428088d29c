import type { FieldErrors } from '../problem.ts'
import type { Refuse, RowFault } from './fault.ts'
import type { JudgedRow, RowRefusal } from './judgement.ts'
import type { Law } from './law.ts'
import { QTY_PHARMACIST_DECIDES } from './quantities.ts'
import { isSameProduct } from './same-product.ts'

/**
 * Faults of all rows of a draft by the class rules of article 226, read from the decision table (mexico.md A4-A6, B9,
 * C1, D2, D3, D4, D8, E2, F1, F3).
 */
export function classFaults(
  rows: readonly JudgedRow[],
  profession: string | null,
  law: Law,
): { refusals: RowRefusal[]; fields: FieldErrors } {
  const prescriber = profession === null ? undefined : law.prescriberRule(profession)
  const refusals: RowRefusal[] = []
  const fields: FieldErrors = {}
  for (const [index, { item, rule }] of rows.entries()) {
    const refuse: Refuse = (field, fault) => {
      fields[`medications.${index}.${field}`] = [fault]
    }
    if (prescriber?.compendiumOnly && !item.in_compendium && item.category !== 'auxiliary_test')
      refuse('presentation', 'compendium-only')
    if (item.refills > rule.maxRefills) refuse('refills', `refills-above:${rule.maxRefills}|${rule.basis}`)
    else if (item.refills > 0 && item.qty >= QTY_PHARMACIST_DECIDES)
      refuse('refills', 'refills-need-quantity')
    const { fraction } = item
    if (item.unknown || fraction !== null) {
      const quantity = quantityFault(rows, index)
      if (quantity !== null) refuse('qty', quantity)
    }
    if (fraction === null) continue
    const values = { drug: item.generic, fraction }
    if (!rule.issuable) refusals.push({ code: 'class-one-needs-official-pad', row: index, values })
    else if (profession !== null && !law.classesOfProfession(profession).includes(fraction))
      refusals.push({
        code: 'profession-not-allowed',
        row: index,
        values: { ...values, basis: prescriber?.basis ?? '' },
      })
    // The content is needed for a picked product too: the doctor may have overwritten its presentation, which
    // is printed.
    if (rule.contentNeeded && !statesContent(item.presentation))
      refuse('presentation', `content-missing:${fraction}|${rule.basis}`)
  }
  return { refusals, fields }
}

/**
 * Fault of a row's quantity where its class bounds it: no quantity, one in words, or too many packages in all
 * rows of the product.
 */
function quantityFault(rows: readonly JudgedRow[], index: number): RowFault | null {
  const row = rows[index]
  if (!row) return null
  const { item, rule, is_quantity_written } = row
  // Classes II and III need a quantity that the doctor wrote: the default of one package is not enough (mexico.md B9, E4).
  if (item.qty >= QTY_PHARMACIST_DECIDES || (!rule.quantityInWords && !is_quantity_written))
    return rule.quantityInWords ? null : `quantity-needed:${item.fraction ?? ''}|${rule.basis}`
  if (rule.maxQuantity === null) return null
  const sum = rows
    .slice(0, index + 1)
    .filter((one) => isSameProduct(one.item, item))
    .reduce((packages, one) => packages + one.item.qty, 0)
  return sum > rule.maxQuantity ? `quantity-above:${rule.maxQuantity}|${rule.basis}` : null
}

/** Whether a presentation states how much one package holds: "caja con 30 tabletas", "frasco con 20 mL", "c/30". */
const statesContent = (presentation: string): boolean =>
  /(?:\bcon\b|\bc\/|\bx\b)\s*\d|\d+\s*(?:tab|c[áa]ps|gragea|ampolleta|[áa]mpula|parche|sobre|supositorio|pieza)/i.test(
    presentation,
  )
