import type { Fraction } from '../document.ts'
import type { Item } from '../row.ts'

/** An invented tablet of a class of article 226, resolved from a free text. */
export const makeItem = (fraction: Fraction | null, more: Partial<Item> = {}): Item => ({
  presentation: 'Ficticia tableta 10 mg, caja con 20 tabletas',
  generic: 'Ficticia',
  substance: 'ficticia',
  brand: '',
  recognised: true,
  unknown: false,
  instructions: '',
  via: 'oral',
  category: 'standard_drug',
  drug_upc: '',
  in_compendium: false,
  order_id: 0,
  ad_id: '',
  cost_cents: 0,
  fraction,
  antibiotic: false,
  substitution_allowed: true,
  qty: 1,
  refills: 0,
  days: 5,
  ...more,
})
