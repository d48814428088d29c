import type { Use } from '#knowledge/catalogue/uses.ts'
import type { DrugCandidate } from './candidates.ts'

/** Single routes that the route of a product includes: `intramuscular o intravenosa` are two. */
export const singleRoutes = (route: string): string[] => route.split(' o ').filter((one) => one !== '')

/** Whether two products can be given by a common route. */
export const shareRoute = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((route) => b.includes(route))

/** Whether a drug of the catalogue has a use by its route. */
export function hasUse({ product, item, route }: DrugCandidate, { routes, atc, drugs }: Use): boolean {
  if (routes.length > 0 && !shareRoute(singleRoutes(route), routes)) return false
  const { ingredients } = item
  const isNamed = ingredients !== null && ingredients.every((key) => drugs.has(key))
  return isNamed || atc.some((start) => product.atc.startsWith(start))
}
