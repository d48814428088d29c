import { createHash } from 'node:crypto'
import { slug } from '../text.ts'
import type { Product } from './product.ts'

type Facts = Pick<Product, 'ingredients' | 'per' | 'form' | 'route' | 'content' | 'registration'>

/**
 * Stable key made of what a product is. The route is part of it only where the form leaves it open
 * (injectables); a registered product has its registration number in it, because several holders register
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

/** SHA-256, hex: of the GTIN's digits when it is known, else of the id. Travels as `drug_upc`. */
export function uidOf(product: Pick<Product, 'id' | 'gtin'>): string {
  return createHash('sha256')
    .update(product.gtin ?? product.id)
    .digest('hex')
}
