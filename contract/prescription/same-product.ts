import type { Item } from './row.ts'

type Compared = Pick<Item, 'drug_upc' | 'substance'>

/** Whether two rows are one product where the law counts products (mexico.md D8): of a free text its substance says so. */
export const isSameProduct = (a: Compared, b: Compared): boolean =>
  a.drug_upc !== '' && b.drug_upc !== '' ? a.drug_upc === b.drug_upc : a.substance === b.substance
