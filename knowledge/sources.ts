import * as z from 'zod/mini'
import { filled } from './cells.ts'
import { type Faults, readRows } from './csv.ts'

/** The source of a fact, and how reliably it was read. */
export interface Source {
  id: string
  title: string
  /** Address of the source; empty when there is no public one. */
  url: string
  /** How the source was read: in full, through another text, or general knowledge. */
  read: string
}

const Row = z.object({ id: filled, title: filled, url: z.string(), read: filled })

/** Reads the sources of facts in `knowledge/sources.csv`, by their ids. */
export function readSources(root: string, faults: Faults): Map<string, Source> {
  const sources = new Map<string, Source>()
  for (const { row, at } of readRows(root, 'knowledge/sources.csv', Row, faults)) {
    if (sources.has(row.id)) faults.add(at, `source ${row.id} is listed twice`)
    sources.set(row.id, row)
  }
  return sources
}

/** Adds a fault for every cited id that is not the id of a listed source, and for a row that cites no source. */
export function checkSources(
  cited: string[],
  sources: ReadonlyMap<string, Source>,
  at: string,
  faults: Faults,
): void {
  if (cited.length === 0) faults.add(at, 'no source')
  for (const id of cited) if (!sources.has(id)) faults.add(at, `unknown source ${id}`)
}
