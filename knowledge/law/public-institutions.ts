import * as z from 'zod/mini'
import table from './public-institutions.json' with { type: 'json' }

const Table = z.object({
  version: z.string(),
  genericOnly: z.object({ basis: z.string(), source: z.string(), confidence: z.enum(['H', 'M', 'L']) }),
})

/** Why a public institution names medicines by their generic names alone, as a person reads it. */
export const GENERIC_ONLY_BASIS: string = Table.parse(table).genericOnly.basis
