import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { filled, several } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import type { IngredientNames } from './ingredients.ts'

/** An indication, with the drugs that may replace each other in it. */
export interface Use {
  name: string
  /** Routes by which the drugs are given for the use; empty for every route. */
  routes: readonly string[]
  /** ATC codes, or their beginnings, of the drugs. */
  atc: readonly string[]
  /** Normalised names of the ingredients. A combination has the use if the use names all of its ingredients. */
  drugs: ReadonlySet<string>
}

const Row = z.object({ use: filled, routes: several, atc: several, drugs: several, sources: several })

interface Known {
  sources: ReadonlyMap<string, Source>
  names: IngredientNames
  routes: readonly { name: string }[]
}

/** Reads the uses for which a drug may be offered in place of another. */
export function readUses(root: string, { sources, names, routes }: Known, faults: Faults): Use[] {
  const seen = new Set<string>()
  return readRows(root, 'knowledge/catalogue/uses.csv', Row, faults).map(({ row, at }) => {
    checkSources(row.sources, sources, at, faults)
    if (seen.has(row.use)) faults.add(at, `${row.use} stands twice`)
    seen.add(row.use)
    for (const code of row.atc)
      if (!/^[A-Z]\d{2}[A-Z]{2}(?:\d{2})?$/.test(code))
        faults.add(at, `neither a chemical group nor a substance of the ATC: ${code}`)
    for (const route of row.routes)
      if (!routes.some(({ name }) => name === route)) faults.add(at, `${route} is no route`)
    const known = row.drugs.flatMap((drug) => {
      const found = names.get(normalize(drug))
      if (!found) faults.add(at, `${drug} is unknown`)
      return found ? [normalize(found.name)] : []
    })
    return {
      name: row.use,
      routes: row.routes,
      atc: row.atc,
      drugs: new Set(known),
    }
  })
}
