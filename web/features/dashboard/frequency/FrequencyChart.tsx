import type { PrescriptionFrequency } from '#contract/figures/figures.ts'
import { monthName, shortDay, shortMonth } from '../../../lib/format-period.ts'
import { useTexts } from '../../../lib/texts.ts'
import { lineThrough, highestOf, seriesOf } from './series.ts'

/** Share of the width for a period (day, week or month) that its bar fills. */
const FILLED = 0.68

/**
 * Chart of the numbers of prescriptions, one bar for each period, with labels on the chart itself: the first period, the last
 * one, and the highest bar. A day without prescriptions is an empty place.
 */
export function FrequencyChart({ frequency }: { frequency: PrescriptionFrequency }) {
  const texts = useTexts('figures')
  const { bars, before, places } = seriesOf(frequency)
  const name = frequency.by === 'month' ? shortMonth : shortDay
  const most = highestOf(bars)
  const top = Math.max(1, ...[...bars, ...before].map(({ prescriptions }) => prescriptions))
  const all = bars.reduce((sum, { prescriptions }) => sum + prescriptions, 0)
  const left = (at: number): number => (100 * (at + 0.5)) / places
  const last = bars.length - 1
  const mostAt = most ? bars.indexOf(most) : -1
  return (
    <div
      role="img"
      aria-label={texts.chart(
        all,
        most?.prescriptions ?? 0,
        most ? name(most.from) : name(bars[0]?.from ?? ''),
      )}
      className="grid h-full grid-rows-[1.5rem_minmax(0,1fr)_1.5rem] text-sm text-ink-faint"
    >
      <div className="relative">
        {/* The name of the month before stands on the other side than the number above the highest bar, which may be at the same
            height. */}
        {before.length > 0 && (
          <span className={left(mostAt) > 50 ? 'absolute left-0' : 'absolute right-0'}>
            {monthName(before[0]?.from ?? '')}
          </span>
        )}
      </div>
      <div className="relative border-b border-line">
        <svg aria-hidden width="100%" height="100%" className="absolute inset-0 overflow-visible">
          {bars.map(({ from, prescriptions }, at) => (
            <rect
              key={from}
              x={`${(100 * (at + (1 - FILLED) / 2)) / places}%`}
              y={`${100 - (100 * prescriptions) / top}%`}
              width={`${(100 * FILLED) / places}%`}
              height={`${(100 * prescriptions) / top}%`}
              rx="2"
              className={at === last ? 'fill-accent' : 'fill-accent/55'}
            />
          ))}
          <svg
            viewBox={`0 0 ${places} 100`}
            preserveAspectRatio="none"
            width="100%"
            height="100%"
            overflow="visible"
          >
            <path
              d={lineThrough(before, top)}
              fill="none"
              vectorEffect="non-scaling-stroke"
              strokeWidth="1.5"
              strokeDasharray="3 4"
              className="stroke-ink-faint"
            />
          </svg>
        </svg>
        {most && (
          <span
            className="absolute -translate-x-1/2 font-semibold text-ink tabular-nums"
            style={{ left: `${left(mostAt)}%`, bottom: `calc(${(100 * most.prescriptions) / top}% + 2px)` }}
          >
            {most.prescriptions}
          </span>
        )}
      </div>
      <div className="relative pt-1">
        {last > 3 && <span className="absolute left-0">{name(bars[0]?.from ?? '')}</span>}
        <span
          className="absolute -translate-x-1/2 text-ink-soft"
          style={{ left: `clamp(1rem, ${left(last)}%, calc(100% - 1.25rem))` }}
        >
          {frequency.by === 'day' ? texts.today : name(bars[last]?.from ?? '')}
        </span>
      </div>
    </div>
  )
}
