import { medications, type Drug } from '#contract/medications.ts'
import type { Domain } from '../http/domain.ts'
import type { Catalogue, CatalogueHit } from './catalogue.ts'

export function medicationRoutes({ bind }: Domain, catalogue: Catalogue): void {
  bind(medications.search)(({ query }) => {
    const found = catalogue.search(query.search, query.limit)
    return { query: found.query, corrected: found.corrected, results: found.results.map(present) }
  })
}

function present({ product, presentation, brand, lookAlike }: CatalogueHit): Drug {
  return {
    uid: product.uid,
    order_id: '0',
    ad_id: '',
    category: 'standard_drug',
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
    retail_price: product.priceCents === null ? null : (product.priceCents / 100).toFixed(2),
  }
}
