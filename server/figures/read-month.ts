import { type MonthReport, NAMES_AT_MOST } from '#contract/figures/month-report.ts'
import { addDays, addMonths } from '#contract/values/calendar-day.ts'
import type { Sql } from '../database/database.ts'
import { readIncome } from '../paylinks/read-income.ts'
import { countsOfNames, firstDayOf } from './queries.ts'
import { readTwoMonths } from './read-figures.ts'

/** Function that finds the name of a diagnosis by its code in the CIE-10 (the Spanish ICD-10). */
export type NameDiagnosis = (code: string) => string | undefined

/**
 * Reads the report of a whole month, or of the current month until today. The month before is added for comparison: up to the
 * same day for the current month, otherwise whole.
 * @param month `YYYY-MM`
 * @param today `YYYY-MM-DD` at the doctor's default workplace
 */
export async function readMonth(
  sql: Sql,
  doctorId: number,
  { month, today, nameDiagnosis }: { month: string; today: string; nameDiagnosis: NameDiagnosis },
): Promise<MonthReport> {
  const first = `${month}-01`
  const last = addDays(addMonths(first, 1), -1)
  const isCurrent = today.startsWith(month)
  const until = isCurrent ? today : last
  const months = [first]
  const [figures, medications, diagnoses, firstDay, income] = await Promise.all([
    readTwoMonths(sql, doctorId, {
      until,
      before: isCurrent ? addMonths(today, -1) : addDays(first, -1),
    }),
    countsOfNames(sql, doctorId, { kind: 'medication', months, limit: NAMES_AT_MOST }),
    countsOfNames(sql, doctorId, { kind: 'diagnosis', months, limit: NAMES_AT_MOST }),
    firstDayOf(sql, doctorId),
    readIncome(sql, doctorId, { from: first, until }),
  ])
  return {
    ...figures,
    first_month: firstDay?.slice(0, 7) ?? null,
    medications: medications.map(({ name, uses }) => ({ name, uses })),
    medications_in_all: medications[0]?.names ?? 0,
    diagnoses: diagnoses.map(({ name: code, uses }) => ({ code, name: nameDiagnosis(code) ?? '', uses })),
    income,
  }
}
