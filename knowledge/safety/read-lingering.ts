import { readRows } from '../csv.ts'
import { checkSources } from '../sources.ts'
import type { RuleReading } from './read-rules.ts'
import { LingeringRow } from './rows.ts'

/** Days for which the effect of a drug outlasts its last dose, by the drug's key; most drugs have no row. */
export function readLingering({ root, sources, targets, faults }: RuleReading): ReadonlyMap<string, number> {
  return new Map(
    readRows(root, 'knowledge/safety/lingering.csv', LingeringRow, faults).flatMap(({ row, at }) => {
      checkSources(row.sources, sources, at, faults)
      return [...targets.resolve(row.drugs, at, faults)].map((key): [string, number] => [key, row.days])
    }),
  )
}
