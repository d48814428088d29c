import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { Atc, filled, FractionCell, several } from '../cells.ts'
import { type Faults, readFolder, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import { type AntibioticRules, isAntibioticIngredient } from './antibiotics.ts'
import type { Ingredient } from './product.ts'

const Row = z.object({
  name: filled,
  synonyms: several,
  atc: several,
  class: FractionCell,
  sources: several,
})
const ControlledRow = z.object({ name: filled, synonyms: several, class: FractionCell, sources: several })
const ProhibitedRow = z.object({ name: filled, article: z.enum(['237', '245-I']), sources: several })

/** Ingredients by every normalised name and synonym. */
export type IngredientNames = ReadonlyMap<string, Ingredient>

/**
 * Substances that may not be in the catalogue (LGS 237 and 248, mexico.md C5): the article that prohibits each, by
 * normalised name.
 */
export type Prohibited = ReadonlyMap<string, string>

export function readProhibited(
  root: string,
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): Prohibited {
  const prohibited = new Map<string, string>()
  for (const { row, at } of readRows(root, 'knowledge/law/prohibited.csv', ProhibitedRow, faults)) {
    checkSources(row.sources, sources, at, faults)
    prohibited.set(normalize(row.name), row.article)
  }
  return prohibited
}

/**
 * Reads the substances of LGS 234 and 245 that are in no product of the catalogue, each with the class that
 * article 226 gives it (LGS 250 to 252), so that the rules of this class apply to a free text that names the substance.
 */
export function readControlled(
  root: string,
  of: { sources: ReadonlyMap<string, Source>; names: IngredientNames; prohibited: Prohibited },
  faults: Faults,
): IngredientNames {
  const controlled = new Map<string, Ingredient>()
  for (const { row, at } of readRows(root, 'knowledge/law/controlled.csv', ControlledRow, faults)) {
    checkSources(row.sources, of.sources, at, faults)
    const { name, synonyms, class: fraction, sources } = row
    // A substance of this list that a product of the catalogue contains, with the same class, needs no entry of its own.
    if (of.names.get(normalize(name))?.fraction === fraction) continue
    for (const spelling of [name, ...synonyms]) {
      const key = normalize(spelling)
      if (of.prohibited.has(key) || controlled.has(key)) faults.add(at, `${spelling} is listed elsewhere`)
      const own = of.names.get(key)
      // A product of the catalogue may contain the substance, but only with the class that the list gives it.
      if (own && own.fraction !== fraction)
        faults.add(at, `${spelling} is of class ${own.fraction} elsewhere`)
      if (!own) controlled.set(key, { name, synonyms, atc: [], fraction, antibiotic: false, sources })
    }
  }
  return controlled
}

/** Reads `knowledge/catalogue/ingredients/*.csv`. Each name and synonym belongs to one ingredient only. */
export function readIngredients(
  root: string,
  sources: ReadonlyMap<string, Source>,
  { prohibited, antibiotics }: { prohibited: Prohibited; antibiotics: AntibioticRules },
  faults: Faults,
): { ingredients: Ingredient[]; names: IngredientNames } {
  const ingredients: Ingredient[] = []
  const names = new Map<string, Ingredient>()
  for (const { row, at } of readFolder(root, 'knowledge/catalogue/ingredients', Row, faults)) {
    checkSources(row.sources, sources, at, faults)
    if (row.atc.length === 0) faults.add(at, 'no ATC code')
    for (const code of row.atc) if (!Atc.safeParse(code).success) faults.add(at, `bad ATC ${code}`)
    const ingredient: Ingredient = {
      name: row.name,
      synonyms: row.synonyms,
      atc: row.atc,
      fraction: row.class,
      antibiotic: isAntibioticIngredient(row, antibiotics),
      sources: row.sources,
    }
    for (const name of [row.name, ...row.synonyms]) {
      const key = normalize(name)
      const article = prohibited.get(key)
      if (article !== undefined) faults.add(at, `${name} is prohibited (LGS ${article})`)
      const other = names.get(key)
      if (other !== undefined && other !== ingredient) faults.add(at, `${name} already means ${other.name}`)
      names.set(key, ingredient)
    }
    ingredients.push(ingredient)
  }
  return { ingredients, names }
}
