import type { DraftRow } from '#contract/drafts/drafts.ts'
import type { Catalogue } from './catalogue.ts'

/** A row of an earlier prescription, updated with the present data of the catalogue. */
export interface RowToday {
  row: DraftRow
  /** Whether the catalogue no longer has the product. The row then continues as free text. */
  isGone: boolean
}

/**
 * Updates a row of an earlier prescription from the present catalogue. Generic name, class, price and brand become current; the
 * doctor's own words stay.
 */
export function updateRowFromCatalogue(row: DraftRow, catalogue: Catalogue): RowToday {
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
