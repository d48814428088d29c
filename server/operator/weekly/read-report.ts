import * as z from 'zod/mini'
import { Problem } from '#contract/problem.ts'
import { type WeeklyAnswer, WeeklyReport } from '#contract/weekly/weekly-report.ts'
import type { Sql } from '../../database/database.ts'
import { operatorById } from '../queries.ts'
import { reportOf, weeksWithReport } from './weekly-queries.ts'

/**
 * Reads the report of a week, or the newest one, for the operator who is the responsible physician.
 * @throws Problem `forbidden` for any other operator, because operators who review licences see nothing of
 * prescriptions
 */
export async function readReport(
  sql: Sql,
  { operatorId, responsible, week }: { operatorId: number; responsible: string; week: string | undefined },
): Promise<WeeklyAnswer> {
  const reader = await operatorById(sql, operatorId)
  if (responsible === '' || reader?.email.toLowerCase() !== responsible.toLowerCase())
    throw new Problem('forbidden')
  const weeks = await weeksWithReport(sql)
  const asked = week ?? weeks[0]
  const content = asked === undefined ? undefined : await reportOf(sql, asked)
  if (week !== undefined && content === undefined) throw new Problem('not-found')
  return { weeks, report: content === undefined ? null : z.parse(WeeklyReport, content) }
}
