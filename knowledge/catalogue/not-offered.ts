import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { several } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import type { IngredientNames } from './ingredients.ts'

/**
 * Drugs that are never offered in place of another drug. Some are in the same ATC group but have another use, as drugs
 * against cancer do, and some are reserved for patients without another choice.
 */
export interface NotOffered {
  /** ATC codes, or their beginnings, of drugs that are never offered in place of another. */
  atc: readonly string[]
  /** Normalised names of ingredients that are never offered in place of another. */
  names: ReadonlySet<string>
}

const Row = z.object({ atc: several, names: several, sources: several })

/** Reads the drugs that are never offered in place of another. */
export function readNotOffered(
  root: string,
  sources: ReadonlyMap<string, Source>,
  names: IngredientNames,
  faults: Faults,
): NotOffered {
  const rows = readRows(root, 'knowledge/catalogue/not-offered.csv', Row, faults)
  for (const { row, at } of rows) {
    checkSources(row.sources, sources, at, faults)
    for (const name of row.names) if (!names.has(normalize(name))) faults.add(at, `${name} is unknown`)
  }
  return {
    atc: rows.flatMap(({ row }) => row.atc),
    names: new Set(rows.flatMap(({ row }) => row.names.map((name) => normalize(name)))),
  }
}
