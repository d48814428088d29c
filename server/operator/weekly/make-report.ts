import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { ENTRIES_AT_MOST, type WeeklyReport } from '#contract/weekly/weekly-report.ts'
import type { Database } from '../../database/database.ts'
import { queueAccountMail } from '../../delivery/queue-account-mail.ts'
import { countGaps } from './gap-kinds.ts'
import {
  deleteReportsBefore,
  doctorsFollowing,
  insertReport,
  prescriptionsOfWeek,
  type WeekRow,
} from './weekly-queries.ts'

const DOCTORS = 200
/** Number of days for which weekly reports are kept: two years. */
const KEPT_DAYS = 731

/** Number of days from the Monday of a week to a day of the week. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Monday of the calendar week before the week of a day. */
export const lastMonday = (today: string): string => addDays(today, -weekday(today) - 7)

/**
 * Makes the report of the last complete week, stores it, and mails its counts to the responsible physician. The mail
 * has only codes and counts; the page shows the single entries. Without a responsible physician no report is made.
 */
export async function makeWeeklyReport(
  database: Database,
  { responsible, clock }: { responsible: string; clock: () => Date },
): Promise<void> {
  if (responsible === '') return
  const from = lastMonday(mexicoDay(clock()))
  const report = await reportFor(database, from, clock())
  await database.asJob(async (sql) => {
    await deleteReportsBefore(sql, addDays(from, -KEPT_DAYS))
    if (!(await insertReport(sql, report))) return
    await queueAccountMail(sql, {
      kind: 'weekly-report',
      recipient: responsible,
      language: 'es',
      brand: '',
      day: from,
      note: countsOf(report),
    })
  })
}

/** Counts of a weekly report as JSON, in the order in which the mail names them. */
const countsOf = ({ issued, doctors, gaps, gaps_by, unknown, overrides, repeats }: WeeklyReport): string => {
  const by = gaps_by ? [gaps_by.record, gaps_by.knowledge, gaps_by.text] : []
  return JSON.stringify([issued, doctors, gaps, unknown.count, overrides.count, repeats.count, ...by])
}

async function reportFor(database: Database, from: string, at: Date): Promise<WeeklyReport> {
  const report: WeeklyReport = {
    from,
    until: addDays(from, 6),
    made_at: at.toISOString(),
    issued: 0,
    doctors: 0,
    gaps: 0,
    gaps_by: { record: 0, knowledge: 0, text: 0 },
    unknown: { count: 0, rows: [] },
    overrides: { count: 0, rows: [] },
    repeats: { count: 0, rows: [] },
  }
  let last = 0
  for (;;) {
    const doctors = await doctorsFollowing(database.open, last, DOCTORS)
    for (const doctorId of doctors) {
      const rows = await database.asDoctor(doctorId, (sql) =>
        prescriptionsOfWeek(sql, doctorId, report.from, report.until),
      )
      if (rows.length > 0) report.doctors += 1
      for (const row of rows) count(report, row)
    }
    last = doctors.at(-1) ?? last
    if (doctors.length < DOCTORS) return report
  }
}

function count(report: WeeklyReport, { gaps, overrides, unknown, ...origin }: WeekRow): void {
  report.issued += 1
  const counts = countGaps(gaps)
  for (const kind of ['record', 'knowledge', 'text'] as const) {
    report.gaps += counts[kind]
    if (report.gaps_by) report.gaps_by[kind] += counts[kind]
  }
  for (const text of unknown) put(report.unknown, { ...origin, text })
  for (const { finding, about, reason } of overrides)
    put(finding.startsWith('controlled|') ? report.repeats : report.overrides, { ...origin, about, reason })
}

function put<T>(list: { count: number; rows: T[] }, row: T): void {
  list.count += 1
  if (list.rows.length < ENTRIES_AT_MOST) list.rows.push(row)
}
