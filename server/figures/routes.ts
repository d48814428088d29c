import sharp from 'sharp'
import { figures } from '#contract/figures/figures.ts'
import { Problem } from '#contract/problem.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { ListedDiagnosis } from '#knowledge/diagnoses/load.ts'
import type { RequestContext } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import type { Sql } from '../database/database.ts'
import type { DoctorContext } from '../http/route.ts'
import type { SheetRenderer } from '../pdf/sheet-renderer.ts'
import type { PrintingBrand } from '../pdf/sheet-to-print.ts'
import { byDayOfDoctor, dayOfDoctor } from '../workplaces/doctor-day.ts'
import { doctorOfReport } from './queries.ts'
import { readFrequency, readLastMonth, readTopMedications } from './read-figures.ts'
import { readMonth } from './read-month.ts'
import { readYear } from './read-year.ts'
import { monthReport, type ReportFrame, yearPicture, yearReport } from './report.ts'

/** Width and height of the picture of a year, in pixels. */
const PICTURE_SIDE = 1080

export interface FigureDependencies {
  diagnosisList: Pick<ReadonlyMap<string, ListedDiagnosis>, 'get'>
  renderer: SheetRenderer
  brandOf: (context: RequestContext) => PrintingBrand
}

/**
 * Routes of the figures of a doctor's own prescriptions. The figures come from counts that are updated at each change (decision
 * 047).
 */
export function figureRoutes({ bind, database, clock }: Domain, deps: FigureDependencies): void {
  const nameDiagnosis = (code: string): string | undefined => deps.diagnosisList.get(code)?.name

  /** Runs a query that needs the doctor's present day, in one transaction. */
  const byToday = <T>(doctorId: number, read: (sql: Sql, today: string) => Promise<T>): Promise<T> =>
    database.asDoctor(doctorId, (sql) => byDayOfDoctor(sql, doctorId, clock(), (today) => read(sql, today)))

  bind(figures.lastMonth)((_input, { caller: { accountId } }) =>
    byToday(accountId, (sql, today) => readLastMonth(sql, accountId, today)),
  )

  bind(figures.topMedications)((_input, { caller: { accountId } }) =>
    byToday(accountId, (sql, today) => readTopMedications(sql, accountId, today)),
  )

  bind(figures.frequency)(({ query: { by } }, { caller: { accountId } }) =>
    byToday(accountId, (sql, today) => readFrequency(sql, accountId, today, by)),
  )

  const monthOf = (doctorId: number, month: string) => {
    refuseFuture('month', month, clock())
    return byToday(doctorId, (sql, today) => readMonth(sql, doctorId, { month, today, nameDiagnosis }))
  }
  const yearOf = (doctorId: number, year: string) => {
    refuseFuture('year', year, clock())
    return byToday(doctorId, (sql, today) => readYear(sql, doctorId, { year, today }))
  }

  const frameOf = async (context: DoctorContext): Promise<ReportFrame> => {
    const { accountId } = context.caller
    const [doctor, today] = await database.asDoctor(accountId, (sql) =>
      Promise.all([doctorOfReport(sql, accountId), dayOfDoctor(sql, accountId, clock())]),
    )
    const { language } = context
    const brand = deps.brandOf(context)
    return { language, brand, doctor: doctor ?? { name: '', female: false }, today }
  }

  bind(figures.month)(({ params: { month } }, { caller }) => monthOf(caller.accountId, month))

  bind(figures.monthPdf)(async ({ params: { month } }, context) => {
    const report = monthReport(await monthOf(context.caller.accountId, month), await frameOf(context))
    return { pdf: (await deps.renderer.renderReport(report)).toString('base64') }
  })

  bind(figures.year)(({ params: { year } }, { caller }) => yearOf(caller.accountId, year))

  bind(figures.yearPdf)(async ({ params: { year } }, context) => {
    const report = yearReport(await yearOf(context.caller.accountId, year), await frameOf(context))
    return { pdf: (await deps.renderer.renderReport(report)).toString('base64') }
  })

  bind(figures.yearPicture)(async ({ params: { year } }, context) => {
    const picture = yearPicture(await yearOf(context.caller.accountId, year), await frameOf(context))
    const svg = await deps.renderer.drawPicture(picture)
    const bytes = await sharp(Buffer.from(svg), { density: 216 })
      .resize(PICTURE_SIDE, PICTURE_SIDE)
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer()
    return { type: 'image/png', bytes }
  })
}

/**
 * Refuses a period that begins after tomorrow. Tomorrow is allowed, because it has already begun in other time zones of Mexico,
 * and by the clocks of many devices.
 * @throws Problem `invalid-input`
 */
function refuseFuture(field: 'month' | 'year', period: string, now: Date): void {
  const latest = addDays(mexicoDay(now), 1)
  if (period > latest.slice(0, period.length))
    throw new Problem('invalid-input', { fields: { [field]: ['date-future'] } })
}
