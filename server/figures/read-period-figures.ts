import { TOP_MEDICATIONS } from '#contract/figures/figures.ts'
import type { NamedUses } from '#contract/figures/month-figures.ts'
import { addDays, addMonths } from '#contract/values/calendar-day.ts'
import type { Sql } from '../database/database.ts'
import { monthOf } from './periods.ts'
import { countsOfPeriod, type PeriodOfDays, namesOfPeriod } from './period-queries.ts'
import { countsOfDays, countsOfNames, firstDayOf } from './queries.ts'
import { standing } from './read-figures.ts'

export interface PeriodFigures {
  /** Number of prescriptions that were issued in the period and not cancelled. */
  prescriptions: number
  patients: number
  top: NamedUses[]
}

/**
 * Period and drugs whose figures are requested. '' as the first or last day means no limit. If generic names of drugs are
 * given, only prescriptions with one of these drugs count.
 */
export interface PeriodQuestion {
  from: string
  to: string
  drugs: readonly string[]
}

/**
 * Reads the figures of any period. The counts of days and whole months are stored, and the home page uses them too. All other
 * figures are counted from the prescriptions that were issued in the period.
 * @param today `YYYY-MM-DD` at the doctor's default workplace
 */
export async function readPeriodFigures(
  sql: Sql,
  doctorId: number,
  { from, to, drugs }: PeriodQuestion,
  today: string,
): Promise<PeriodFigures> {
  // A day begins earlier in Cancún than elsewhere in Mexico, so a prescription issued there may already have tomorrow's date.
  const latest = addDays(today, 1)
  const until = to === '' || to > latest ? latest : to
  const first = (await firstDayOf(sql, doctorId)) ?? today
  const days: PeriodOfDays = { from: from > first ? from : first, until }
  const months = monthsBetween(days)
  const isOfMonths = drugs.length === 0 && isWholeMonths(days, { first, latest })
  const [counted, kept, top] = await Promise.all([
    countsOfPeriod(sql, doctorId, { ...days, drugs }),
    countsOfDays(sql, doctorId, months),
    isOfMonths
      ? countsOfNames(sql, doctorId, { kind: 'medication', months, limit: TOP_MEDICATIONS })
      : namesOfPeriod(sql, doctorId, { ...days, drugs, limit: TOP_MEDICATIONS }),
  ])
  const inPeriod = kept.filter(({ day }) => day >= days.from && day <= until)
  const prescriptions = inPeriod.reduce((sum, day) => sum + standing(day), 0)
  return {
    ...(drugs.length > 0 ? counted : { prescriptions, patients: counted.patients }),
    top: top.map(({ name, uses }) => ({ name, uses })),
  }
}

/** First days of all months from the beginning to the end of a period. */
function monthsBetween({ from, until }: PeriodOfDays): string[] {
  const months: string[] = []
  for (let month = monthOf(from); month <= until; month = addMonths(month, 1)) months.push(month)
  return months
}

/**
 * Whether a period consists of whole months, so that the stored counts of its months contain nothing from outside the period.
 */
const isWholeMonths = (
  { from, until }: PeriodOfDays,
  { first, latest }: { first: string; latest: string },
): boolean =>
  (from === first || from.endsWith('-01')) && (until === latest || addDays(until, 1).endsWith('-01'))
