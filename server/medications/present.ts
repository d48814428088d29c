import type { Drug } from '#contract/medications.ts'
import type { OwnMedication } from '#contract/own-medications.ts'
import { presentationOf } from '#contract/drug-search/presentation.ts'
import type { IngredientNames } from '#knowledge/catalogue/ingredients.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { CatalogueHit } from './catalogue.ts'
import { isOwn, productOfOwn } from './own-medication.ts'
import type { OwnRow } from './own-queries.ts'
import type { Stock } from './stock-queries.ts'

export const money = (cents: number | null): string | null =>
  cents === null ? null : (cents / 100).toFixed(2)

export function presentDrug(
  { product, presentation, brand, lookAlike }: CatalogueHit,
  stock: Stock | undefined,
): Drug {
  const isMarked = stock?.until !== null && stock?.until !== undefined
  return {
    uid: product.uid,
    order_id: '0',
    ad_id: '',
    category: isOwn(product) ? 'basic_drug' : 'standard_drug',
    presentation,
    generic: product.generic,
    strength: product.ingredients.map((i) => i.strength).join(' / '),
    form: product.form,
    content: product.content,
    route: product.route,
    fraction: product.fraction,
    antibiotic: product.antibiotic,
    brands: product.brands,
    brand,
    look_alike: lookAlike,
    retail_price: money(stock?.price_cents ?? product.priceCents),
    unavailable: isMarked ? { where: stock.unavailable_at ?? '', until: stock.until ?? '' } : null,
  }
}

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
