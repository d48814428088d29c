import * as z from 'zod/mini'
import { Day } from '../schemas/text.ts'
import { MONTH } from './month.ts'

/** A calendar month, `YYYY-MM`. */
export const Month = z.string().check(z.regex(MONTH, 'month'))

/**
 * Counts of a doctor’s prescriptions from the first day of a month to one of its days. A prescription counts on its day of
 * issue by the clock of its place (decision 062).
 */
export const MonthFigures = z.object({
  month: Month,
  /** Last day whose prescriptions are counted. */
  until: Day,
  /** Number of documents that were issued and not cancelled. */
  prescriptions: z.int(),
  cancelled: z.int(),
  /** Number of days with at least one prescription that was not cancelled. */
  days: z.int(),
  /** Number of prescriptions that were not cancelled and of which a pharmacy sold something. */
  filled: z.int(),
  /** Number of mails to patients that a mail server accepted, and of those that failed or whose outcome is unknown. */
  delivered: z.int(),
  undelivered: z.int(),
  /** Number of safety alerts on the page when prescriptions were issued, and of those overridden with a reason. */
  alerts: z.int(),
  overridden: z.int(),
})
export type MonthFigures = z.output<typeof MonthFigures>

/** A medicine by its generic name, or by the text of the row where it has none, and the number of rows that prescribed it. */
export const NamedUses = z.object({ name: z.string(), uses: z.int() })
export type NamedUses = z.output<typeof NamedUses>
