import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { Atc, filled, FractionCell } from '../cells.ts'
import type { Faults } from '../csv.ts'
import type { Product } from './product.ts'

/** File of the accepted products of an import, inside the data directory. */
export const IMPORTED = 'catalogue/imported.jsonl'

/** One line of the imported file. Its ATC may be missing: the register leaves it empty for many. */
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
export function readImported(dataDir: string, faults: Faults): Product[] {
  const file = path.join(dataDir, IMPORTED)
  if (!existsSync(file)) return []
  const products: Product[] = []
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line === '') continue
    const at = `${IMPORTED}:${index + 1}`
    try {
      const { holder: _, ...product } = ImportedProduct.parse(JSON.parse(line))
      products.push(product)
    } catch (error) {
      faults.add(at, error instanceof z.core.$ZodError ? z.core.prettifyError(error) : String(error))
    }
  }
  return products
}
