import { type ReactNode, useId, useState } from 'react'
import type { Prescription } from '#contract/prescriptions.ts'
import { ownToday } from '../../../lib/own-clock.ts'
import { formatLongDay } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { type HistoryDay, dayName, groupByDay } from './days.ts'
import { focusRow, stepOfKey } from './row-focus.ts'
import { RowList } from './RowGrid.tsx'

interface HistoryListProps {
  rows: readonly Prescription[]
  renderRow: (rx: Prescription) => ReactNode
}

/**
 * List of the doctor's prescriptions, grouped by day of issue. Arrow keys move the focus between rows across the days; Enter
 * opens the prescription, as on any link.
 */
export function HistoryList({ rows, renderRow }: HistoryListProps) {
  const [today] = useState(ownToday)
  return (
    // The container is not interactive itself: it listens to the keys that are pressed in the rows inside.
    <div
      role="presentation"
      className="@container grid gap-5"
      onKeyDown={(event) => {
        const step = stepOfKey(event.key)
        if (!step || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        focusRow(step)
      }}
    >
      {groupByDay(rows).map((day) => (
        <HistoryDay key={day.day} day={day} today={today} renderRow={renderRow} />
      ))}
    </div>
  )
}

interface HistoryDayProps extends Pick<HistoryListProps, 'renderRow'> {
  day: HistoryDay<Prescription>
  today: string
}

function HistoryDay({ day: { day, rows }, today, renderRow }: HistoryDayProps) {
  const { list: texts } = useTexts('prescriptions')
  const id = useId()
  const long = formatLongDay(`${day}T12:00:00Z`, 'UTC')
  const name = dayName(day, today)
  const isNear = name === 'today' || name === 'yesterday'
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="sticky top-16 z-10 bg-ground pt-1 pb-2 text-sm font-semibold text-ink-soft sm:top-0"
      >
        {isNear && <span className="mr-2 text-ink">{texts[name]}</span>}
        <span className={isNear ? 'font-normal text-ink-faint' : 'inline-block first-letter:uppercase'}>
          {name === 'other-year' ? texts.otherYear(long, day.slice(0, 4)) : long}
        </span>
      </h2>
      <RowList>{rows.map(renderRow)}</RowList>
    </section>
  )
}
