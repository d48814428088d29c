import { readRows } from '../../csv.ts'
import { checkSources } from '../../sources.ts'
import type { RuleReading } from '../read-rules.ts'
import { GivenElsewhereRow } from '../rows.ts'

/**
 * Reads the pairs of a drug and a route by which a form of the drug is given in practice, although the form's name suggests
 * another route: tablets as in `misoprostol vaginal`, ampoules that are drunk as in `Bacillus clausii oral`, and injections by a
 * second route as in `heparina subcutánea`.
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
