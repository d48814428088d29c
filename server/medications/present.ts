import type { Stock } from '#contract/medications/drug-catalogue.ts'
import { presentDrug } from '#contract/drug-search/present-drug.ts'
import type { Drug } from '#contract/medications/medications.ts'
import type { OwnMedication } from '#contract/medications/own-medications.ts'
import { presentationOf } from '#contract/drug-search/presentation.ts'
import type { IngredientNames } from '#knowledge/catalogue/ingredients.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { CatalogueHit } from './catalogue.ts'
import { productOfOwn } from './own/own-medication.ts'
import type { OwnRow } from './own/own-queries.ts'
import { money, presentationOfProduct } from './presentation-of-product.ts'
import type { StockRow } from './import/stock-queries.ts'

/**
 * Makes the answer for a search result, with the doctor's price and out-of-stock mark, and whether the doctor prescribes the
 * product often.
 */
export const presentHit = (hit: CatalogueHit, stock: StockRow | undefined, isUsual = false): Drug =>
  presentDrug({ ...hit, product: presentationOfProduct(hit.product) }, stock && presentStock(stock), isUsual)

export const presentStock = ({ uid, price_cents, unavailable_at, until }: StockRow): Stock => ({
  uid,
  retail_price: money(price_cents),
  unavailable: until === null ? null : { where: unavailable_at ?? '', until },
})

export function presentOwn(row: OwnRow, names: IngredientNames): OwnMedication {
  const { name, code, ingredients, per, form, content, route, fraction, antibiotic } = row.body
  return {
    id: row.id,
    uid: row.uid,
    name,
    code,
    ingredients: ingredients.map((i) => ({
      name: i.name,
      strength: i.strength === '' || per === '' ? i.strength : `${i.strength}/${per}`,
      is_known: names.has(normalize(i.name)),
    })),
    form,
    content,
    route,
    fraction,
    antibiotic,
    retail_price: money(row.price_cents),
    presentation: presentationOf(productOfOwn(row)),
  }
}
