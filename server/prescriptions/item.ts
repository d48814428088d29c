import { createHash } from 'node:crypto'
import type { Item } from '#contract/prescription/row.ts'

/** A judged row with the columns that only the server adds. */
export interface StoredItem extends Item {
  /** GTIN of the product; '' where none is known. */
  sku: string
}

type Written = Pick<
  Item,
  'presentation' | 'generic' | 'brand' | 'instructions' | 'via' | 'drug_upc' | 'qty' | 'refills'
> & { category: string }

/** Hash of the rows in their order, equal for equal rows: finds prescriptions that repeat each other. */
export function rowsKey(items: readonly Written[]): string {
  const rows = items.map((i) => [
    i.presentation,
    i.generic,
    i.brand,
    i.instructions,
    i.via,
    i.category,
    i.drug_upc,
    i.qty,
    i.refills,
  ])
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 22)
}
