import { newRow } from '#contract/drafts/draft-rows.ts'
import type { DraftRow } from '#contract/drafts/drafts.ts'

/** One medication as it is being written. */
export type Row = DraftRow

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
