import { onlyRoute } from '#contract/medications/administration-route.ts'
import type { DraftRow } from '#contract/drafts/drafts.ts'
import type { Drug } from '#contract/medications/medications.ts'
import { DEFAULT_QTY } from '#contract/prescription/quantities.ts'

/** One medication as it is being written. */
export type Row = DraftRow

/** A row before anything is chosen, with the defaults of specification section 9. */
export const newRow = (key: string): Row => ({
  key,
  presentation: '',
  instructions: '',
  drug: '',
  drug_upc: '',
  order_id: '0',
  ad_id: '',
  category: 'standard_drug',
  qty: DEFAULT_QTY,
  via: '',
  price: null,
  generic: '',
  brand: null,
  fraction: null,
  antibiotic: false,
  substitution_allowed: true,
  keyword: '',
  qty_follows: false,
})

/**
 * Picking a drug fills presentation, drug_upc, order_id, ad_id, category and price, and clears drug (specification
 * section 4). What the doctor wrote beside it (instructions, quantity, substitution) stays.
 */
export const fillFromDrug = (row: Row, drug: Drug): Row => ({
  ...row,
  presentation: drug.presentation,
  drug: '',
  drug_upc: drug.uid,
  order_id: drug.order_id,
  ad_id: drug.ad_id,
  category: drug.category,
  via: onlyRoute(drug.route),
  price: drug.retail_price,
  generic: drug.generic,
  brand: drug.brand,
  fraction: drug.fraction,
  antibiotic: drug.antibiotic,
})

/** The row as a public institution prescribes it: by its generic name alone (RIS 32; mexico.md B8). */
export const withoutBrand = (row: Row): Row => ({ ...row, brand: null })

/**
 * The row for a medicine that the catalogue does not have. Nothing is known of it, so the data of the
 * previous product are cleared.
 */
export const fillFromText = (row: Row, text: string): Row => ({
  ...newRow(row.key),
  presentation: text,
  category: 'unstructured_drug',
  instructions: row.instructions,
  qty: row.qty,
  ...(row.refills ? { refills: row.refills } : {}),
  qty_follows: row.qty_follows,
  substitution_allowed: row.substitution_allowed,
})
