import * as z from 'zod/mini'
import { filled } from '../cells.ts'

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
