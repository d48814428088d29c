import { normalize } from '#contract/values/normalize.ts'
import { readRows } from '../../csv.ts'
import { checkSources } from '../../sources.ts'
import type { RuleReading } from '../read-rules.ts'
import { MixtureRow } from '../rows.ts'

/** Mixtures that are checked as one drug, by their ingredients: `mixtureOf` makes the key. */
export function readMixtures({ root, sources, targets, faults }: RuleReading): ReadonlyMap<string, string> {
  const file = 'knowledge/safety/forms/mixtures.csv'
  return new Map(
    readRows(root, file, MixtureRow, faults).map(({ row, at }) => {
      checkSources(row.sources, sources, at, faults)
      const key = targets.names.get(normalize(row.name))
      if (key === undefined) faults.add(at, `unknown ingredient ${row.name}`)
      return [mixtureOf([...targets.resolve(row.ingredients, at, faults)]), key ?? row.name]
    }),
  )
}

/** Key of the mixture that these ingredients make, in whichever order they are written. */
export const mixtureOf = (ingredients: readonly string[]): string => ingredients.toSorted().join('+')
