import { normalize } from '#contract/values/normalize.ts'
import { readRows } from '../../csv.ts'
import { checkSources } from '../../sources.ts'
import type { RuleReading } from '../read-rules.ts'
import { DepotRow } from '../rows.ts'
import type { DepotMark } from './form-knowledge.ts'

/** Key of the marks in `readDepots` that hold for every drug. */
export const ANY_DRUG = ''

/**
 * Reads by which marks an injection is known to be a depot, by the key of the drug. A row without drugs holds for every drug
 * (`ANY_DRUG`).
 */
export function readDepots({
  root,
  sources,
  targets,
  faults,
}: RuleReading): ReadonlyMap<string, readonly DepotMark[]> {
  const file = 'knowledge/safety/forms/depots.csv'
  const depots = new Map<string, DepotMark[]>()
  for (const { row, at } of readRows(root, file, DepotRow, faults)) {
    checkSources(row.sources, sources, at, faults)
    if (row.words.length + row.strengths.length === 0 && !row.every_injection)
      faults.add(at, 'no mark of a depot')
    const mark = {
      words: row.words.map((word) => normalize(word)),
      strengths: row.strengths,
      isEveryInjection: row.every_injection,
    }
    const drugs = row.drugs === '' ? [ANY_DRUG] : targets.resolve(row.drugs, at, faults)
    for (const drug of drugs) depots.set(drug, [...(depots.get(drug) ?? []), mark])
  }
  return depots
}
