import * as z from 'zod/mini'
import { Month, NamedUses } from './month-figures.ts'

export const Year = z.string().check(z.regex(/^20\d\d$/, 'year'))

/**
 * A doctor's year in counts, without patients. A member is null where the data are too few for it, such as the
 * busiest month of a year with prescriptions in one month only.
 */
export const YearReview = z.object({
  year: Year,
  /** Whether the year of the review is not over yet. */
  is_running: z.boolean(),
  prescriptions: z.int(),
  /** Number of days with at least one prescription that was not cancelled. */
  days: z.int(),
  /** Prescriptions of each month, from January to December; months that are still to come have 0. */
  months: z.array(z.int()),
  busiest_month: z.nullable(z.object({ month: Month, prescriptions: z.int() })),
  /** Day of the week with the most prescriptions, from 1 for Monday, and its share of the year's prescriptions, from 0 to 1. */
  weekday: z.nullable(z.object({ day: z.int(), share: z.number() })),
  /** The five medicines that were prescribed in the most rows. */
  medications: z.array(NamedUses),
  medications_in_all: z.int(),
  alerts: z.int(),
  overridden: z.int(),
  delivered: z.int(),
  undelivered: z.int(),
  filled: z.int(),
  cancelled: z.int(),
  /** Year of the doctor's first prescription; null where there is none. */
  first_year: z.nullable(Year),
})
export type YearReview = z.output<typeof YearReview>
