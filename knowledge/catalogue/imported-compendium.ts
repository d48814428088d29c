import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { filled } from '../cells.ts'
import type { Faults } from '../csv.ts'

/** File of the keys that an imported edition of the Compendio Nacional brought, inside the data directory. */
export const IMPORTED_COMPENDIUM = 'catalogue/compendium.jsonl'

/** One line of an imported Compendio Nacional. The `uid` of the line is its Compendio key, by which two imports are compared. */
export const ImportedEntry = z.object({
  uid: filled,
  keys: z.array(filled).check(z.minLength(1)),
  ingredients: z.array(z.object({ name: filled, strength: filled })).check(z.minLength(1)),
  per: z.string(),
  forms: z.array(filled).check(z.minLength(1)),
})
export type ImportedEntry = z.output<typeof ImportedEntry>

/** Keys of the last import of the Compendio; none when nothing was imported. */
export function readImportedCompendium(dataDir: string, faults: Faults): ImportedEntry[] {
  const file = path.join(dataDir, IMPORTED_COMPENDIUM)
  if (!existsSync(file)) return []
  const entries: ImportedEntry[] = []
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line === '') continue
    try {
      entries.push(ImportedEntry.parse(JSON.parse(line)))
    } catch (error) {
      const why = error instanceof z.core.$ZodError ? z.core.prettifyError(error) : String(error)
      faults.add(`${IMPORTED_COMPENDIUM}:${index + 1}`, why)
    }
  }
  return entries
}
