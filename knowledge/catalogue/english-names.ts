import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { filled, several } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import type { IngredientNames, Prohibited } from './ingredients.ts'
import type { Ingredient } from './product.ts'

const FILE = 'knowledge/catalogue/english-names.csv'

const Row = z.object({ english: filled, name: filled, sources: several })

/**
 * Adds the English names of the ingredients to their synonyms, so that a doctor who learnt "acetaminophen" finds
 * paracetamol. Each name belongs to one ingredient only: an English name is never answered by another drug.
 */
export function withEnglishNames(
  root: string,
  of: { ingredients: readonly Ingredient[]; names: IngredientNames; prohibited: Prohibited },
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): { ingredients: Ingredient[]; names: IngredientNames } {
  const english = new Map<Ingredient, string[]>()
  const taken = new Map(of.names)
  for (const { row, at } of readRows(root, FILE, Row, faults)) {
    checkSources(row.sources, sources, at, faults)
    const own = of.names.get(normalize(row.name))
    const key = normalize(row.english)
    const other = taken.get(key)
    if (own === undefined) faults.add(at, `${row.name} is unknown`)
    else if (other !== undefined) faults.add(at, `${row.english} already means ${other.name}`)
    else if (of.prohibited.has(key)) faults.add(at, `${row.english} is prohibited`)
    else {
      taken.set(key, own)
      english.set(own, [...(english.get(own) ?? []), row.english])
    }
  }
  const named = new Map(
    of.ingredients.map((one) => [one, { ...one, synonyms: [...one.synonyms, ...(english.get(one) ?? [])] }]),
  )
  return {
    ingredients: [...named.values()],
    names: new Map([...taken].map(([key, one]) => [key, named.get(one) ?? one] as const)),
  }
}
