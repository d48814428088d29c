import type { Category } from '#contract/medications.ts'
import type { Fraction } from '#knowledge/catalogue/product.ts'

/** One row as it is signed and stored: everything resolved, nothing left to guess. */
export interface Item {
  presentation: string
  generic: string
  /** Brand that the doctor wants; '' for none. */
  brand: string
  /** Whether the catalogue knows the generic name; a free text may be nothing that it knows. */
  recognised: boolean
  instructions: string
  via: string
  category: Category
  drugUpc: string
  sku: string
  orderId: number
  adId: string
  costCents: number
  fraction: Fraction | null
  /** Key of the Compendio Nacional de Insumos para la Salud; null for a free text and for what has none. */
  compendium: string | null
  antibiotic: boolean
  substitutionAllowed: boolean
  qty: number
  /** How many more times that quantity may be supplied. */
  refills: number
  /** Length of the treatment as the instructions state it; null when they state none in days. */
  days: number | null
}
