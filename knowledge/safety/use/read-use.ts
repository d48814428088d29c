import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { filled, several } from '../../cells.ts'
import { type Faults, readRows } from '../../csv.ts'
import { checkSources, type Source } from '../../sources.ts'

const UseRow = z.object({
  ingredient: filled,
  /** Weight of how often the ingredient is prescribed: 60 for the commonest, then 25, 10 and 4. */
  weight: z.coerce.number().check(z.positive()),
  sources: several,
})

/** How often outpatient care in Mexico prescribes an ingredient, by its key: a judgement, not a measurement. */
export function readOutpatientUse(
  root: string,
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): Map<string, number> {
  const rows = readRows(root, 'knowledge/safety/use/outpatient.csv', UseRow, faults)
  for (const { row, at } of rows) checkSources(row.sources, sources, at, faults)
  return new Map(rows.map(({ row }) => [normalize(row.ingredient), row.weight]))
}
