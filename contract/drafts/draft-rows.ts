import { onlyRoute } from '../medications/administration-route.ts'
import type { DraftRow } from './drafts.ts'
import type { Medication } from '../prescriptions.ts'

/**
 * Turns an issued row into a row of a draft: what was prescribed, not what is left of it. Repetitions, favourites and
 * usual rows all use this function.
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
  // A free text that is its own generic leaves the field of the generic empty.
  generic: medication.generic === medication.presentation ? '' : medication.generic,
  brand: medication.brand || null,
  fraction: medication.fraction,
  antibiotic: medication.antibiotic,
  substitution_allowed: medication.substitution_allowed,
  keyword: '',
  qty_follows: false,
})
