import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'

export interface BarEntry {
  id: string
  name: ReactNode
  /** The whole name, shown by the browser where the name is cut off. */
  title: string
  uses: number
  /** The number with its noun, for screen readers. */
  said: string
}

/** Names with their numbers, each over a bar whose length is its share of the highest number. */
export function BarList({ entries, className }: { entries: readonly BarEntry[]; className?: string }) {
  const most = Math.max(1, ...entries.map(({ uses }) => uses))
  return (
    <ul className={className}>
      {entries.map(({ id, name, title, uses, said }) => (
        <li
          key={id}
          className="grid h-[3.25rem] grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 gap-y-1"
        >
          <span className="truncate" title={title}>
            {name}
          </span>
          <span className="text-sm text-ink-soft tabular-nums">
            <span aria-hidden>{formatCount(uses)}</span>
            <span className="sr-only">{said}</span>
          </span>
          <span aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-full bg-sunk">
            <span
              className="block h-full rounded-full bg-accent"
              style={{ width: `${(100 * uses) / most}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
