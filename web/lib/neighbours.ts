import { addMonths } from '#contract/values/calendar-day.ts'

/**
 * The months before and after a given month, `YYYY-MM`; null before the first month with prescriptions, and after the current
 * one.
 */
export function neighbours(
  month: string,
  { first, today }: { first: string | null; today: string },
): { before: string | null; after: string | null } {
  const at = (months: number): string => addMonths(`${month}-01`, months).slice(0, 7)
  return {
    before: first !== null && first < month ? at(-1) : null,
    after: month < today.slice(0, 7) ? at(1) : null,
  }
}
