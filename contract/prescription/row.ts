import type { Category } from '../medications/medications.ts'
import type { Fraction } from './document.ts'

/**
 * One row of an issuing request, as the contract's `NewMedication` parses it: texts are trimmed;
 * product, class and route are not determined yet.
 */
export interface WrittenMedication {
  presentation?: string | undefined
  instructions: string
  /** Generic name of a free-text row, when `presentation` does not carry it. */
  generic?: string | undefined
  /** Brand that the doctor wants. */
  brand?: string | undefined
  drug?: string | number | null | undefined
  drug_upc?: string | undefined
  order_id?: string | number | null | undefined
  ad_id?: string | undefined
  category?: Category | null | undefined
  qty?: number | null | undefined
  qty_confirmed?: boolean | null | undefined
  qty_label?: string | undefined
  refills?: number | null | undefined
  via?: string | undefined
  keyword?: string | undefined
  price?: string | number | null | undefined
  substitution_allowed?: boolean | null | undefined
  key?: string | undefined
}

/**
 * Converts a row as the contract's schema would. The page, which has no schema, uses the function to check the same values
 * as the server.
 */
export const parsedMedication = (row: WrittenMedication): WrittenMedication => ({
  ...row,
  presentation: trimmed(row.presentation),
  instructions: row.instructions.trim(),
  generic: trimmed(row.generic),
  brand: trimmed(row.brand),
  drug_upc: trimmed(row.drug_upc),
  ad_id: trimmed(row.ad_id),
  via: trimmed(row.via),
})

const trimmed = (text: string | undefined): string => text?.trim() ?? ''

/** One row as it is signed and stored: its product, class and route have been determined. */
export interface Item {
  presentation: string
  generic: string
  /** Ingredients of the row in a comparable form, however they were written. */
  substance: string
  /** Brand that the doctor wants; '' for none. */
  brand: string
  /**
   * Whether the catalogue knows the generic name; a free text or an own medication may name a drug that the catalogue does
   * not know.
   */
  recognised: boolean
  /** Whether the row is a medicine that the catalogue does not know; false for a study. */
  unknown: boolean
  instructions: string
  /** Route in full words; '' where it is missing, or where the row is no medicine. */
  via: string
  category: Category
  drug_upc: string
  order_id: number
  ad_id: string
  cost_cents: number
  fraction: Fraction | null
  /** Whether the Compendio Nacional de Insumos para la Salud has a key for the product, or for what a free text names. */
  in_compendium: boolean
  antibiotic: boolean
  substitution_allowed: boolean
  qty: number
  /** Number of further times that the quantity may be supplied. */
  refills: number
  /** Length of the treatment as the instructions state it; null when they state none in days. */
  days: number | null
}
