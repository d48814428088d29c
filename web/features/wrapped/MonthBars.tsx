import type { YearReview } from '#contract/figures/year-review.ts'
import { formatCount } from '../../lib/format.ts'
import { monthName } from '../../lib/format-period.ts'
import { useTexts } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { CardTitle } from './CardTitle.tsx'

/**
 * A bar for each month of the year, with the month's number of prescriptions above it and the first letter of the month
 * below it.
 */
export function MonthBars({
  months,
  busiest,
  year,
}: {
  months: readonly number[]
  busiest: YearReview['busiest_month']
  year: string
}) {
  const texts = useTexts('wrapped')
  const most = Math.max(1, ...months)
  const nameOf = (at: number): string => monthName(`${year}-${String(at + 1).padStart(2, '0')}`)
  return (
    <CardTitle
      title={texts.months}
      more={busiest ? texts.busiest(monthName(busiest.month), busiest.prescriptions) : ''}
    >
      <ol className="mt-6 grid h-56 max-w-2xl grid-cols-12 gap-1.5 sm:gap-2">
        {months.map((count, at) => (
          <li
            key={nameOf(at)}
            className="grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] text-center text-sm text-ink-faint"
          >
            <span className="sr-only">{`${nameOf(at)}: ${formatCount(count)}`}</span>
            <span aria-hidden className="flex flex-col justify-end">
              {count > 0 && (
                // A phone has room for the highest number only.
                <span className={classNames('-mx-3 tabular-nums', count < most && 'max-sm:hidden')}>
                  {formatCount(count)}
                </span>
              )}
              <span
                className="mt-0.5 block rounded-t-sm bg-accent"
                style={{ height: `${(85 * count) / most}%` }}
              />
            </span>
            <span aria-hidden className="border-t border-line pt-1 uppercase">
              {nameOf(at).charAt(0)}
            </span>
          </li>
        ))}
      </ol>
    </CardTitle>
  )
}
