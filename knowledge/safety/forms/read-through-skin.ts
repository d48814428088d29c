import { normalize } from '#contract/values/normalize.ts'
import { readRows } from '../../csv.ts'
import { checkSources } from '../../sources.ts'
import type { RuleReading } from '../read-rules.ts'
import { ThroughSkinRow } from '../rows.ts'

/**
 * Drug and form, or drug and route, that act on the whole body although they are put on the skin or a mucosa:
 * `estradiol gel`, and `sumatriptán nasal`.
 */
export function readThroughSkin({ root, sources, targets, faults }: RuleReading): ReadonlySet<string> {
  return new Set(
    readRows(root, 'knowledge/safety/forms/through-skin.csv', ThroughSkinRow, faults).map(({ row, at }) => {
      checkSources(row.sources, sources, at, faults)
      const key = targets.names.get(normalize(row.drug))
      if (key === undefined) faults.add(at, `unknown ingredient ${row.drug}`)
      return `${key} ${row.form_or_route}`
    }),
  )
}
