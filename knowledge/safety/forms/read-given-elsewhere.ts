import { readRows } from '../../csv.ts'
import { checkSources } from '../../sources.ts'
import type { RuleReading } from '../read-rules.ts'
import { GivenElsewhereRow } from '../rows.ts'

/**
 * Reads the pairs of a drug and a route other than the mouth by which the drug's tablets, capsules or syrups are given in
 * practice: `misoprostol vaginal`.
 */
export function readGivenElsewhere({ root, sources, targets, faults }: RuleReading): ReadonlySet<string> {
  const file = 'knowledge/safety/forms/given-elsewhere.csv'
  return new Set(
    readRows(root, file, GivenElsewhereRow, faults).flatMap(({ row, at }) => {
      checkSources(row.sources, sources, at, faults)
      return [...targets.resolve(row.drugs, at, faults)].flatMap((drug) =>
        row.routes.map((route) => `${drug} ${route}`),
      )
    }),
  )
}
