import * as z from 'zod/mini'
import { filled, several } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'

/** ATC codes, or their beginnings, of drugs that are prescribed for one use, although their ATC groups differ. */
export interface Use {
  name: string
  atc: readonly string[]
}

const Row = z.object({ use: filled, atc: several, sources: several })

/** Reads the uses for which a drug of another ATC group may be offered in place of a drug. */
export function readUses(root: string, sources: ReadonlyMap<string, Source>, faults: Faults): Use[] {
  return readRows(root, 'knowledge/catalogue/uses.csv', Row, faults).map(({ row, at }) => {
    checkSources(row.sources, sources, at, faults)
    for (const code of row.atc)
      if (!/^[A-Z]\d{2}(?:[A-Z][A-Z]?)?$/.test(code)) faults.add(at, `not an ATC group: ${code}`)
    return { name: row.use, atc: row.atc }
  })
}
