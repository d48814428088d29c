import type { Item } from './row.ts'

type Compared = Pick<Item, 'drug_upc' | 'substance'>

/**
 * Whether two rows count as one product by law (mexico.md D8): by product code, or by substance where a row is a
 * free text.
 */
export const isSameProduct = (a: Compared, b: Compared): boolean =>
  a.drug_upc !== '' && b.drug_upc !== '' ? a.drug_upc === b.drug_upc : a.substance === b.substance
