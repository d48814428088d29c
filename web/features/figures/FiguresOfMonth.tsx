import type { MonthReport } from '#contract/figures/month-report.ts'
import { ownToday } from '../../lib/own-clock.ts'
import { formatCount, formatPesos } from '../../lib/format.ts'
import { monthName, percentOf } from '../../lib/format-period.ts'
import { useTexts } from '../../lib/texts.ts'
import { Figure } from '../../ui/figures/Figure.tsx'

/** Seven figures in rows of four and three; on a phone the seventh has a row of its own. */
const ROWS_OF_SEVEN =
  'sm:grid-cols-12 sm:*:col-span-3 sm:[&>:nth-child(n+5)]:col-span-4 max-sm:*:last:col-span-full'

/**
 * The figures of a month, compared with the month before. While the month is not over, they are compared with the month before
 * until the same day.
 */
export function FiguresOfMonth({ report }: { report: MonthReport }) {
  const texts = useTexts('month-page')
  const shared = useTexts('figures')
  const { prescriptions, days, delivered, undelivered, filled, alerts, overridden, cancelled, before } =
    report
  const month = monthName(before.month)
  const isRunning = report.until === ownToday()
  const mails = delivered + undelivered
  const compared = isRunning ? shared.compared : texts.comparedWhole
  return (
    <section aria-label={texts.figures}>
      <dl
        className={`grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line ${report.income ? ROWS_OF_SEVEN : 'sm:grid-cols-3'}`}
      >
        <Figure
          value={formatCount(prescriptions)}
          name={shared.prescriptions(prescriptions)}
          more={compared(prescriptions, before.prescriptions, month)}
        />
        <Figure
          value={formatCount(days)}
          name={shared.days(days)}
          more={compared(days, before.days, month)}
        />
        <Figure value={formatCount(cancelled)} name={texts.cancelled(cancelled)} more={texts.notCounted} />
        <Figure
          value={percentOf(delivered, mails) ?? '0'}
          name={shared.delivered}
          more={mails === 0 ? shared.mailsNone : shared.undelivered(undelivered)}
        />
        <Figure
          value={percentOf(filled, prescriptions) ?? '0'}
          name={shared.filled}
          more={shared.filledOf(filled, prescriptions)}
        />
        <Figure value={formatCount(alerts)} name={texts.alerts(alerts)} more={texts.overridden(overridden)} />
        {report.income && (
          <Figure
            value={formatPesos(report.income.cents / 100)}
            name={texts.income}
            more={texts.payments(report.income.payments)}
          />
        )}
      </dl>
    </section>
  )
}
