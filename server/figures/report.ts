import type { MonthReport } from '#contract/figures/month-report.ts'
import { isAnyRepeated } from '#contract/figures/any-repeated.ts'
import type { YearReview } from '#contract/figures/year-review.ts'
import { intlLocale, type Language } from '#locales/locale.ts'
import { texts as en } from '#locales/en/figure-reports.ts'
import { texts as es } from '#locales/es/figure-reports.ts'
import type { PictureToDraw, ReportToPrint } from '../pdf/report-to-print.ts'
import type { PrintingBrand } from '../pdf/sheet-to-print.ts'

/** Data that the reports of a month and of a year have in common. */
export interface ReportFrame {
  language: Language
  brand: PrintingBrand
  doctor: { name: string; female: boolean }
  /** Day on which the report was made, `YYYY-MM-DD`. */
  today: string
}

const reportTexts = (language: Language) => (language === 'en' ? en : es)

/** Makes the printed report of a month. */
export function monthReport(report: MonthReport, frame: ReportFrame): ReportToPrint {
  const t = reportTexts(frame.language)
  const month = named(frame.language, `${report.month}-01`, { month: 'long', year: 'numeric' })
  const before = named(frame.language, `${report.before.month}-01`, { month: 'long' })
  const { prescriptions, days, delivered, undelivered, filled, alerts, overridden, cancelled } = report
  return {
    ...common(frame, t.monthTitle(month), t.until(named(frame.language, report.until, DAY))),
    figures: [
      {
        value: String(prescriptions),
        label: t.prescriptions(prescriptions),
        more: t.before(report.before.prescriptions, before),
      },
      { value: String(days), label: t.days(days), more: t.before(report.before.days, before) },
      {
        value: percent(delivered, delivered + undelivered),
        label: t.delivered,
        more: t.ofMails(delivered, delivered + undelivered),
      },
      { value: percent(filled, prescriptions), label: t.filled, more: t.ofAll(filled, prescriptions) },
      { value: String(alerts), label: t.alerts(alerts), more: t.overridden(overridden) },
      { value: String(cancelled), label: t.cancelled(cancelled), more: '' },
      ...(report.income
        ? [
            {
              value: pesos(frame.language, report.income.cents),
              label: t.income,
              more: t.payments(report.income.payments),
            },
          ]
        : []),
    ],
    lists: [
      {
        title: t.medications(isAnyRepeated(report.medications)),
        none: t.medicationsNone,
        rows: rowsOf(report.medications),
      },
      {
        title: t.diagnoses(isAnyRepeated(report.diagnoses)),
        none: t.diagnosesNone,
        rows: rowsOf(
          report.diagnoses.map(({ code, name, uses }) => ({ name: `${code} ${name}`.trim(), uses })),
        ),
      },
    ],
  }
}

/** Makes the printed summary of a year. */
export function yearReport(review: YearReview, frame: ReportFrame): ReportToPrint {
  const t = reportTexts(frame.language)
  const { prescriptions, days, delivered, undelivered, filled, alerts, overridden, cancelled } = review
  const months = review.months.map((uses, at) => ({
    name: named(frame.language, `${review.year}-${String(at + 1).padStart(2, '0')}-01`, { month: 'long' }),
    uses,
  }))
  return {
    ...common(
      frame,
      t.yearTitle(review.year),
      t.until(named(frame.language, review.is_running ? frame.today : `${review.year}-12-31`, DAY)),
    ),
    figures: [
      { value: String(prescriptions), label: t.prescriptions(prescriptions), more: '' },
      { value: String(days), label: t.days(days), more: '' },
      {
        value: percent(delivered, delivered + undelivered),
        label: t.delivered,
        more: t.ofMails(delivered, delivered + undelivered),
      },
      { value: percent(filled, prescriptions), label: t.filled, more: t.ofAll(filled, prescriptions) },
      { value: String(alerts), label: t.alerts(alerts), more: t.overridden(overridden) },
      { value: String(cancelled), label: t.cancelled(cancelled), more: '' },
    ],
    lists: [
      { title: t.byMonth, none: t.noneYet, rows: prescriptions === 0 ? [] : rowsOf(months) },
      {
        title: t.medications(isAnyRepeated(review.medications)),
        none: t.medicationsNone,
        rows: rowsOf(review.medications),
      },
    ],
  }
}

/**
 * Makes the picture of a year that a doctor can share. It shows counts and months only, and neither patients, medicines nor the
 * doctor's name.
 */
export function yearPicture(review: YearReview, { language, brand }: ReportFrame): PictureToDraw {
  const t = reportTexts(language)
  const most = Math.max(1, ...review.months)
  return {
    template: 'picture.typ',
    language,
    accent: brand.accent,
    brand: brand.name,
    title: t.pictureTitle(review.year),
    value: new Intl.NumberFormat(intlLocale[language]).format(review.prescriptions),
    label: t.pictureLabel(review.prescriptions),
    lines: [
      ...(review.days > 0 ? [t.pictureDays(review.days)] : []),
      ...(review.filled > 0 ? [t.pictureFilled(review.filled)] : []),
    ],
    bars: review.months.map((count, at) => ({
      share: count / most,
      letter: named(language, `${review.year}-${String(at + 1).padStart(2, '0')}-01`, {
        month: 'short',
      })
        .charAt(0)
        .toUpperCase(),
    })),
  }
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

const named = (language: Language, day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlLocale[language], { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )

function common({ language, brand, doctor }: ReportFrame, title: string, lead: string) {
  const t = reportTexts(language)
  return {
    template: 'report.typ' as const,
    language,
    accent: brand.accent,
    brand: brand.name,
    title,
    lead,
    doctor: t.doctor(doctor.female, doctor.name),
    foot: t.foot,
  }
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '0' : `${Math.round((100 * part) / whole)} %`

const pesos = (language: Language, cents: number): string =>
  new Intl.NumberFormat(intlLocale[language], {
    style: 'currency',
    currency: 'MXN',
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100)

/** Rows of a printed list of names, such as medicines or months, with the relative length of their bars, from 0 to 1. */
function rowsOf(names: readonly { name: string; uses: number }[]): ReportToPrint['lists'][number]['rows'] {
  const most = Math.max(1, ...names.map(({ uses }) => uses))
  return names.map(({ name, uses }) => ({ name, value: String(uses), share: uses / most }))
}
