import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { filled, several } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import type { Product } from './product.ts'
import type { RouteTerm } from './terms.ts'

const Row = z.object({
  kind: z.enum(['atc', 'ingredient']),
  value: filled,
  note: filled,
  sources: several,
})

/** Rules by which a product is an antibiotic of the agreement of 27 May 2010 (mexico.md 2.2 and F5). */
export interface AntibioticRules {
  atcPrefixes: string[]
  /** Normalised names of antibiotic ingredients. */
  ingredients: Set<string>
  /** Names of the routes that the agreement on antibiotics covers (DOF 27-05-2010). */
  routes: Set<string>
}

export function readAntibioticRules(
  root: string,
  routes: RouteTerm[],
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): AntibioticRules {
  const rules: AntibioticRules = {
    atcPrefixes: [],
    ingredients: new Set(),
    routes: new Set(routes.filter((r) => r.antibioticRegime).map((r) => r.name)),
  }
  for (const { row, at } of readRows(root, 'knowledge/law/antibiotics.csv', Row, faults)) {
    checkSources(row.sources, sources, at, faults)
    if (row.kind === 'atc') rules.atcPrefixes.push(row.value)
    else rules.ingredients.add(normalize(row.value))
  }
  return rules
}

/** Whether an ingredient is an antibiotic of the agreement of 27 May 2010, by its ATC codes or its name. */
export const isAntibioticIngredient = (
  { name, atc }: { name: string; atc: readonly string[] },
  rules: AntibioticRules,
): boolean =>
  atc.some((code) => rules.atcPrefixes.some((prefix) => code.startsWith(prefix))) ||
  rules.ingredients.has(normalize(name))

/** Whether the agreement on antibiotics covers a product: it contains an antibiotic and has a route that the agreement covers. */
export function isAntibiotic(
  product: Pick<Product, 'ingredients' | 'route' | 'atc'>,
  atcOfIngredients: string[],
  rules: AntibioticRules,
): boolean {
  if (!rules.routes.has(product.route)) return false
  return (
    [product.atc, ...atcOfIngredients].some((code) => rules.atcPrefixes.some((p) => code.startsWith(p))) ||
    product.ingredients.some((i) => rules.ingredients.has(normalize(i.name)))
  )
}
