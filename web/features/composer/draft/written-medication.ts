import type { WrittenMedication } from '#contract/prescription/row.ts'
import { printedInstructions } from './instruction-reader.ts'
import type { Row } from './row.ts'

/** A row of the draft in the form in which the legal check gets it and the request to issue sends it. */
export const writtenMedication = (row: Row): WrittenMedication => ({
  presentation: row.presentation,
  instructions: printedInstructions(row),
  drug_upc: row.drug_upc,
  order_id: row.order_id,
  ad_id: row.ad_id,
  category: row.category,
  qty: row.qty,
  ...(row.refills ? { refills: row.refills } : {}),
  via: row.via,
  price: row.price,
  ...(row.brand ? { brand: row.brand } : {}),
  substitution_allowed: row.substitution_allowed,
  // The generic name of a catalogue product is left out, because the catalogue knows it.
  ...(row.drug_upc === '' && row.generic ? { generic: row.generic } : {}),
})
