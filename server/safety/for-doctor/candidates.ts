import type { Product } from '#knowledge/catalogue/product.ts'
import type { ReadRow } from '../read-rows.ts'
import type { CheckedItem } from '../subject.ts'

/** Key of the drug that a check tries out as a further row. */
export const CANDIDATE = 'candidate'

/** A drug of the catalogue that may be chosen, as a row without instructions. */
export interface DrugCandidate {
  generic: string
  route: string
  /** Usual presentation of the drug: its first one in the catalogue. */
  product: Product
  item: CheckedItem
}

/** One candidate drug for each generic name and route of the catalogue. */
export function candidatesOf(products: readonly Product[], read: ReadRow): DrugCandidate[] {
  const found = new Map<string, DrugCandidate>()
  for (const product of products) {
    const { generic, route } = product
    const name = `${generic}|${route}`
    if (found.has(name)) continue
    const item = read(asRow(product))
    if (item !== null) found.set(name, { generic, route, product, item })
  }
  return [...found.values()]
}

const asRow = ({ uid, generic }: Product) => ({
  key: CANDIDATE,
  presentation: '',
  generic,
  brand: '',
  drug_upc: uid,
  instructions: '',
  via: '',
  category: '',
  current: false,
})
