import * as z from 'zod/mini'
import table from './retention.json' with { type: 'json' }

const confidence = z.enum(['H', 'M', 'L'])

const Table = z.object({
  version: z.string(),
  records: z.object({ years: z.int(), source: z.string(), confidence }),
  blocking: z.object({ source: z.string(), confidence }),
})

/** Years from the issue for which prescriptions and their evidence are kept (NOM-004-SSA3-2012, 5.4). */
export const RECORD_YEARS: number = Table.parse(table).records.years
