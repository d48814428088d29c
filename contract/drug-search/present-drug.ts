import type { Presentation, Stock } from '../medications/drug-catalogue.ts'
import type { Drug } from '../medications/medications.ts'
import type { FoundProduct } from './search.ts'

/**
 * Converts a result of the drug search to a `Drug`, which the API returns and the prescription form reads.
 * @param stock what the doctor has recorded of the product
 * @param isUsual whether the doctor usually prescribes the product
 */
export function presentDrug(
  { product, presentation, brand, lookAlike, begun }: FoundProduct<Presentation>,
  stock: Stock | undefined,
  isUsual = false,
): Drug {
  const { uid, category, generic, form, content, route, fraction, antibiotic, brands } = product
  return {
    uid,
    order_id: '0',
    ad_id: '',
    category,
    presentation,
    generic,
    strength: product.ingredients.map((i) => i.strength).join(' / '),
    form,
    content,
    route,
    fraction,
    antibiotic,
    brands,
    brand,
    look_alike: lookAlike,
    retail_price: stock?.retail_price ?? product.retail_price,
    unavailable: stock?.unavailable ?? null,
    ...(isUsual ? { usual: true } : {}),
    ...(begun ? { begun } : {}),
  }
}
