import { createHash } from 'node:crypto'
import type { Category } from '#contract/medications.ts'
import type { Fraction } from '#knowledge/catalogue/product.ts'

/** One row as it is signed and stored: everything resolved, nothing left to guess. */
export interface Item {
  presentation: string
  generic: string
  /** Its ingredients as they are compared, however they were written. */
  substance: string
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

type Written = Pick<
  Item,
  'presentation' | 'generic' | 'brand' | 'instructions' | 'via' | 'category' | 'drugUpc' | 'qty' | 'refills'
>

/** The same for the same rows in the same order: what a patient is given again. */
export function rowsKey(items: readonly Written[]): string {
  const rows = items.map((i) => [
    i.presentation,
    i.generic,
    i.brand,
    i.instructions,
    i.via,
    i.category,
    i.drugUpc,
    i.qty,
    i.refills,
  ])
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 22)
}
