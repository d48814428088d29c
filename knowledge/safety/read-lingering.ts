import { readRows } from '../csv.ts'
import { checkSources } from '../sources.ts'
import type { RuleReading } from './read-rules.ts'
import { DaysRow } from './rows.ts'

/** Fewest days between two doses of a vaccine, by its key. The doses of the rabies vaccine follow a plan of days. */
export const readDaysApart = (reading: RuleReading): ReadonlyMap<string, number> =>
  readDays(reading, 'knowledge/safety/vaccines.csv')

/** Days for which the effect of a drug outlasts its last dose, by the drug's key; most drugs have no row. */
export const readLingering = (reading: RuleReading): ReadonlyMap<string, number> =>
  readDays(reading, 'knowledge/safety/lingering.csv')

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
