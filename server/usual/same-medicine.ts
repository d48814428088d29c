import type { Product } from '#knowledge/catalogue/product.ts'
import type { Catalogue } from '../medications/catalogue.ts'

/** Maximum number of presentations of a medicine that are compared. */
const COMPARED = 60

/**
 * Key that is equal for products of which one unit means the same dose. Such products have the same ingredients,
 * strength, form and route.
 */
const unitOf = ({ ingredients, per, form, route }: Product): string =>
  JSON.stringify([ingredients.map(({ name, strength }) => [name, strength]), per, form, route])

/**
 * Uids of the other presentations that differ from a product only in the content of the box or in the holder of the
 * registration. "1 tableta" means the same for each of them, so the instructions can be copied unchanged.
 */
export function otherBoxesOf(uid: string, catalogue: Catalogue): string[] {
  const product = catalogue.productByUid(uid)
  if (!product) return []
  const { generic, form, ingredients } = product
  const words = [generic, ...ingredients.map(({ strength }) => strength), form].join(' ')
  const found = catalogue.search(words, COMPARED).results.map((result) => result.product)
  return found
    .filter((other) => other.uid !== uid && unitOf(other) === unitOf(product))
    .map((other) => other.uid)
}
