import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { filled, several } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import type { IngredientNames } from './ingredients.ts'
import type { Ingredient } from './product.ts'

const FILE = 'knowledge/catalogue/printed-english.csv'

const Row = z.object({ name: filled, english: z.string(), sources: several })
const NameRow = z.object({ english: filled, name: filled })

/**
 * English name of each ingredient as an English page prints it, by the Spanish name. The name is that of `printed-english.csv`,
 * where an empty cell means that no English name is known; else the only name in `english-names.csv`; else the Spanish name
 * without accents, because most international names are the same in both languages. An ingredient with several English names
 * needs a row in `printed-english.csv`, and no English name may mean another ingredient.
 */
export function readPrintedEnglish(
  root: string,
  of: { ingredients: readonly Ingredient[]; names: IngredientNames; sources: ReadonlyMap<string, Source> },
  faults: Faults,
): ReadonlyMap<string, string> {
  const chosen = new Map<Ingredient, string>()
  for (const { row, at } of readRows(root, FILE, Row, faults)) {
    checkSources(row.sources, of.sources, at, faults)
    const own = of.names.get(normalize(row.name))
    const meant = of.names.get(normalize(row.english))
    if (own === undefined) faults.add(at, `${row.name} is unknown`)
    else if (meant !== undefined && meant !== own) faults.add(at, `${row.english} means ${meant.name}`)
    else chosen.set(own, row.english)
  }
  const listed = new Map<Ingredient, string[]>()
  for (const { row } of readRows(root, 'knowledge/catalogue/english-names.csv', NameRow, faults)) {
    const own = of.names.get(normalize(row.name))
    if (own) listed.set(own, [...(listed.get(own) ?? []), row.english])
  }
  const printed = new Map<string, string>()
  for (const one of of.ingredients) {
    const known = listed.get(one) ?? []
    if (known.length > 1 && !chosen.has(one)) faults.add(FILE, `${one.name} has several English names`)
    const english = chosen.get(one) ?? known[0] ?? withoutAccents(one.name)
    if (english !== '') printed.set(one.name, english)
  }
  return printed
}

const withoutAccents = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '')
