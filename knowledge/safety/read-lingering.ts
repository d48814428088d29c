import { readRows } from '../csv.ts'
import { checkSources } from '../sources.ts'
import type { RuleReading } from './read-rules.ts'
import type { Lingering } from './rule.ts'
import { DaysRow, LingeringRow } from './rows.ts'

/**
 * Minimum number of days between two doses of a vaccine, by its key. The doses of the rabies vaccine follow a plan
 * of days.
 */
export const readDaysApart = (reading: RuleReading): ReadonlyMap<string, number> =>
  readDays(reading, 'knowledge/safety/vaccines.csv')

/** For how long the effect of a drug outlasts its last dose, by the drug's key; most drugs have no row. */
export function readLingering({
  root,
  sources,
  targets,
  faults,
}: RuleReading): ReadonlyMap<string, readonly Lingering[]> {
  const found = new Map<string, Lingering[]>()
  for (const { row, at } of readRows(root, 'knowledge/safety/lingering.csv', LingeringRow, faults)) {
    checkSources(row.sources, sources, at, faults)
    const toward = row.toward === '' ? null : targets.resolve(row.toward, at, faults)
    for (const key of targets.resolve(row.drugs, at, faults))
      found.set(key, [...(found.get(key) ?? []), { days: row.days, toward }])
  }
  return found
}

function readDays(
  { root, sources, targets, faults }: RuleReading,
  file: string,
): ReadonlyMap<string, number> {
  return new Map(
    readRows(root, file, DaysRow, faults).flatMap(({ row, at }) => {
      checkSources(row.sources, sources, at, faults)
      return [...targets.resolve(row.drugs, at, faults)].map((key): [string, number] => [key, row.days])
    }),
  )
}
