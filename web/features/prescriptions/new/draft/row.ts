import * as z from 'zod/mini'
import { Category, Fraction, type Drug } from '#contract/medications.ts'
import { DEFAULT_QTY } from '#contract/quantities.ts'

/** One medication as it is being written (specification section 3, "Medication row"). */
export const Row = z.object({
  /** Unique among the rows, and never shown. */
  key: z.string(),
  presentation: z.string(),
  instructions: z.string(),
  /** What is being typed to find another product for this row; picking clears it. */
  drug: z.string(),
  drug_upc: z.string(),
  order_id: z.string(),
  ad_id: z.string(),
  category: Category,
  qty: z.nullable(z.int()),
  via: z.string(),
  price: z.nullable(z.string()),
  generic: z.string(),
  brand: z.nullable(z.string()),
  fraction: z.nullable(Fraction),
  antibiotic: z.boolean(),
  substitution_allowed: z.boolean(),
})
export type Row = z.output<typeof Row>

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
  via: drug.route,
  price: drug.retail_price,
  generic: drug.generic,
  brand: drug.brand,
  fraction: drug.fraction,
  antibiotic: drug.antibiotic,
})

/** As a public institution prescribes it: by its generic name alone (RIS 32; mexico.md B8). */
export const withoutBrand = (row: Row): Row => ({ ...row, brand: null })

/** A medicine that the catalogue does not have: nothing is known of it, so nothing of the product before stays. */
export const fillFromText = (row: Row, text: string): Row => ({
  ...newRow(row.key),
  presentation: text,
  category: 'unstructured_drug',
  instructions: row.instructions,
  qty: row.qty,
  substitution_allowed: row.substitution_allowed,
})
