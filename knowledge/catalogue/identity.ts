import { createHash } from 'node:crypto'
import { slug } from '../text.ts'
import type { Product } from './product.ts'

type Facts = Pick<Product, 'ingredients' | 'per' | 'form' | 'route' | 'content' | 'registration'>

/**
 * Stable key of a product, made of its facts. The route is part of the key only where the form leaves it open
 * (injectables). A registered product has its registration number in the key, because several holders register
 * the same presentation.
 */
export function idOf(product: Facts, formRoute: string): string {
  const { ingredients, per, form, route, content, registration } = product
  return slug(
    [
      ingredients.map((i) => i.name).join(' '),
      ingredients.map((i) => i.strength).join(' '),
      per,
      form,
      route === formRoute ? '' : route,
      content,
      registration ?? '',
    ].join(' '),
  )
}

/** SHA-256 in hex of the GTIN's digits when it is known, else of the id. The value of `drug_upc`. */
export function uidOf(product: Pick<Product, 'id' | 'gtin'>): string {
  return createHash('sha256')
    .update(product.gtin ?? product.id)
    .digest('hex')
}
