import * as z from 'zod/mini'
import { filled } from './cells.ts'
import { type Faults, readRows } from './csv.ts'

/** Where a fact was taken from, and how sure that reading was. */
export interface Source {
  id: string
  title: string
  /** Empty when there is no public address. */
  url: string
  /** How it was read: in full, through another text, or general knowledge. */
  read: string
}

const Row = z.object({ id: filled, title: filled, url: z.string(), read: filled })

/** `knowledge/sources.csv` by id. */
export function readSources(root: string, faults: Faults): Map<string, Source> {
  const sources = new Map<string, Source>()
  for (const { row, at } of readRows(root, 'knowledge/sources.csv', Row, faults)) {
    if (sources.has(row.id)) faults.add(at, `source ${row.id} is listed twice`)
    sources.set(row.id, row)
  }
  return sources
}

/** Every cited id must be a listed source, and something must be cited. */
export function checkSources(
  cited: string[],
  sources: ReadonlyMap<string, Source>,
  at: string,
  faults: Faults,
): void {
  if (cited.length === 0) faults.add(at, 'no source')
  for (const id of cited) if (!sources.has(id)) faults.add(at, `unknown source ${id}`)
}
