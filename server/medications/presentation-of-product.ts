import type { Presentation } from '#contract/medications/drug-catalogue.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import { isOwn } from './own/own-medication.ts'

export const money = (cents: number | null): string | null =>
  cents === null ? null : (cents / 100).toFixed(2)

/** Selects the fields of a product that are sent to pages. */
export const presentationOfProduct = (product: Product): Presentation => ({
  uid: product.uid,
  category: isOwn(product) ? 'basic_drug' : 'standard_drug',
  generic: product.generic,
  ingredients: product.ingredients,
  per: product.per,
  form: product.form,
  route: product.route,
  content: product.content,
  fraction: product.fraction,
  antibiotic: product.antibiotic,
  in_compendium: product.compendium !== null,
  brands: product.brands,
  retail_price: money(product.priceCents),
})
