import * as z from 'zod/mini'
import { filled, several } from '../../cells.ts'
import { readRows } from '../../csv.ts'
import { checkSources } from '../../sources.ts'
import type { RuleReading } from '../read-rules.ts'
import type { SameConditions } from './same-conditions.ts'

/** A row of `same-conditions.csv`: beginnings of CIE-10 codes whose titles also name the condition `means`. */
const Row = z.object({ codes: several, means: filled, sources: several })

export function readSameConditions({ root, sources, faults }: RuleReading): SameConditions {
  const found = new Map<string, string[]>()
  for (const { row, at } of readRows(root, 'knowledge/safety/codes/same-conditions.csv', Row, faults)) {
    checkSources(row.sources, sources, at, faults)
    for (const code of row.codes) found.set(code, [...(found.get(code) ?? []), row.means])
  }
  return found
}
