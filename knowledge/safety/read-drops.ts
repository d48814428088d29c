import { normalize } from '#contract/values/normalize.ts'
import { readRows } from '../csv.ts'
import { checkSources } from '../sources.ts'
import type { RuleReading } from './read-rules.ts'
import { DropsRow } from './rows.ts'

/** Drops in 1 mL of each product that is taken in drops, by the drug's key and the strength of 1 mL. */
export function readDrops({ root, sources, targets, faults }: RuleReading): ReadonlyMap<string, number> {
  return new Map(
    readRows(root, 'knowledge/safety/drops.csv', DropsRow, faults).map(({ row, at }) => {
      checkSources(row.sources, sources, at, faults)
      const key = targets.names.get(normalize(row.drug))
      if (key === undefined) faults.add(at, `unknown ingredient ${row.drug}`)
      return [`${key} ${row.strength}`, row.drops_per_ml]
    }),
  )
}
