import type { DraftRow } from '#contract/drafts/drafts.ts'
import type { Catalogue } from './catalogue.ts'

/** A row as the catalogue knows it today. */
export interface RowToday {
  row: DraftRow
  /** Its product is no longer in the catalogue: it goes on as free text. */
  isGone: boolean
}

/**
 * Reads a row of another day against the catalogue of today: class, regime, price and brands are today's, the doctor's
 * words stay.
 */
export function rowToday(row: DraftRow, catalogue: Catalogue): RowToday {
  const product = row.drug_upc === '' ? undefined : catalogue.productByUid(row.drug_upc)
  if (product) {
    const { generic, fraction, antibiotic, brands, priceCents } = product
    return {
      isGone: false,
      row: {
        ...row,
        generic,
        fraction,
        antibiotic,
        brand: row.brand !== null && brands.includes(row.brand) ? row.brand : null,
        price: priceCents === null ? null : (priceCents / 100).toFixed(2),
      },
    }
  }
  const isGone = row.drug_upc !== ''
  if (row.category === 'auxiliary_test' && !isGone) return { row, isGone }
  const { fraction, antibiotic } = catalogue.recognise(
    [row.generic, row.presentation, row.brand].filter(Boolean).join(' '),
  )
  const text: DraftRow = { ...row, fraction, antibiotic }
  return isGone
    ? { isGone, row: { ...text, drug_upc: '', category: 'unstructured_drug', price: null } }
    : { isGone, row: text }
}
