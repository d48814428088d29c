import { onlyRoute } from '../medications/administration-route.ts'
import type { DraftRow } from './drafts.ts'
import type { Drug } from '../medications/medications.ts'
import { DEFAULT_QTY } from '../prescription/quantities.ts'
import type { Medication } from '../prescriptions.ts'

/**
 * Turns an issued medication into a row of a draft. The row gets the quantity that was prescribed, not the part that is
 * still to be dispensed. Repetitions, favourites and usual medications all use this function.
 */
export const rowOfMedication = (medication: Medication, key: string): DraftRow => ({
  key,
  presentation: medication.presentation,
  instructions: medication.instructions,
  drug: '',
  drug_upc: medication.drug_upc,
  order_id: String(medication.order_id),
  ad_id: medication.ad_id,
  category: medication.category,
  qty: medication.qty,
  ...(medication.refills ? { refills: medication.refills } : {}),
  via: onlyRoute(medication.via),
  price: medication.cost > 0 ? medication.cost.toFixed(2) : null,
  // The field of the generic name stays empty where the free text is the generic name.
  generic: medication.generic === medication.presentation ? '' : medication.generic,
  brand: medication.brand || null,
  fraction: medication.fraction,
  antibiotic: medication.antibiotic,
  substitution_allowed: medication.substitution_allowed,
  keyword: '',
  qty_follows: false,
})

/** A new row of a draft in which nothing is chosen yet, with the defaults of specification section 9. */
export const newRow = (key: string): DraftRow => ({
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
 * Picking a drug fills presentation, drug_upc, order_id, ad_id, category and price, and clears drug (specification section 4).
 * The instructions, the quantity and the choice about substitution in the row do not change.
 */
export const fillFromDrug = (row: DraftRow, drug: Drug): DraftRow => ({
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
