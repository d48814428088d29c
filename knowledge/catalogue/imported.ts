import * as z from 'zod/mini'
import { Atc, filled, FractionCell } from '../cells.ts'
import type { Faults } from '../csv.ts'
import { readJsonLines } from '../json-lines.ts'
import type { Product } from './product.ts'

/** File of the accepted products of an import, inside the data directory. */
export const IMPORTED = 'catalogue/imported.jsonl'

/**
 * One line of the imported file of products. The ATC code may be missing, because the register leaves it empty for many
 * products.
 */
export const ImportedProduct = z.object({
  id: filled,
  uid: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  generic: filled,
  ingredients: z.array(z.object({ name: filled, strength: z.string() })).check(z.minLength(1)),
  per: z.string(),
  form: filled,
  route: filled,
  content: filled,
  atc: z.union([Atc, z.literal('')]),
  fraction: FractionCell,
  antibiotic: z.boolean(),
  brands: z.array(z.string()),
  gtin: z.nullable(z.string()),
  registration: z.nullable(filled),
  holder: z.string(),
  priceCents: z.nullable(z.int()),
  compendium: z.nullable(z.string()),
  sources: z.array(z.string()),
})
export type ImportedProduct = z.output<typeof ImportedProduct>

/** Products accepted by the last import; none when nothing was imported. */
export function readImported(dataDir: string | undefined, faults: Faults): Product[] {
  const rows = readJsonLines(dataDir, IMPORTED, ImportedProduct, faults)
  return rows.map((row) => {
    const { holder: _, ...product } = row
    return product
  })
}
