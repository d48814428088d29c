import { distance } from 'fastest-levenshtein'
import * as z from 'zod/mini'
import type { LookAlike } from '#contract/drug-search/searched.ts'
import { normalize } from '#contract/values/normalize.ts'
import { filled, several } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'

const Row = z.object({ a: filled, b: filled, sources: several })

export function readLookAlikes(
  root: string,
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): LookAlike[] {
  return readRows(root, 'knowledge/catalogue/look-alikes.csv', Row, faults).map(({ row, at }) => {
    checkSources(row.sources, sources, at, faults)
    return row
  })
}

/** Minimum number of letters of a name that is compared with the other names. */
const SHORTEST = 6
/** Greatest number of letters by which two look-alike names differ. */
const FEWEST_LETTERS = 2

/** Pairs of `names` that no source lists, but whose spellings differ as little as a typing error. */
export function computeLookAlikes(names: string[]): LookAlike[] {
  const plain = names
    .map((name) => ({ name, key: normalize(name) }))
    .filter((n) => n.key.length >= SHORTEST && !n.key.includes(' '))
    .sort((a, b) => a.key.length - b.key.length)
  const pairs: LookAlike[] = []
  for (const [i, a] of plain.entries())
    for (let j = i + 1; j < plain.length; j++) {
      const b = plain[j]
      if (b === undefined || b.key.length - a.key.length > FEWEST_LETTERS) break
      if (distance(a.key, b.key) <= FEWEST_LETTERS) pairs.push({ a: a.name, b: b.name, sources: [] })
    }
  return pairs
}
