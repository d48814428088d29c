import * as z from 'zod/mini'
import { addMonths } from '#contract/values/calendar-day.ts'
import table from './retention.json' with { type: 'json' }

const confidence = z.enum(['H', 'M', 'L'])

const Table = z.object({
  version: z.string(),
  records: z.object({ years: z.int(), source: z.string(), confidence }),
  blocking: z.object({ source: z.string(), confidence }),
})

/** Years from the issue for which prescriptions and their evidence must be stored (NOM-004-SSA3-2012, 5.4). */
export const RECORD_YEARS: number = Table.parse(table).records.years

/** The last day on which a prescription of the given day of issue must be stored; both days as `YYYY-MM-DD`. */
export const keptUntil = (issuedOn: string): string => addMonths(issuedOn, RECORD_YEARS * 12)

/**
 * First day whose records must still be stored, `YYYY-MM-DD`. The data of a patient may be erased if there is no record of
 * the patient since that day.
 */
export const erasableBefore = (today: string): string => addMonths(today, -RECORD_YEARS * 12)
