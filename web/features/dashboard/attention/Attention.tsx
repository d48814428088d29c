import { useEffect, useRef, useState } from 'react'
import type { AttentionItem } from '#contract/dashboard/attention.ts'
import { persistLocal } from '../../../lib/calls/persist.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { WidgetData } from '../loaded.ts'
import { AttentionRow } from './AttentionRow.tsx'

/** Maximum number of rows of the list that are shown before the doctor opens the whole list. */
export const MOST_ROWS = 5

interface AttentionProps {
  now: Date
  loaded: WidgetData<AttentionItem[]>
  /** Number of rows of the list for which the page reserves height on this visit. */
  rows: number
}

/**
 * List of the matters that wait for the doctor, first on the home page. The list keeps its height while it is read: an item
 * that arrives later takes its place among the rows, and what no longer fits is behind "see more".
 */
export function Attention({ now, loaded, rows }: AttentionProps) {
  const texts = useTexts('attention')
  const [isWhole, setWhole] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const items = loaded.state === 'ready' ? loaded.data : undefined
  const count = items?.length
  useEffect(() => {
    if (count !== undefined) persistLocal({ waiting: Math.min(count, MOST_ROWS) })
  }, [count])
  const beyond = (count ?? 0) - rows
  const focusBeside = (row: Element | null) => {
    const beside = row?.nextElementSibling ?? row?.previousElementSibling
    const next = beside?.querySelector<HTMLElement>('[data-dismiss]') ?? heading.current
    next?.focus()
  }
  return (
    <section aria-labelledby="attention" className="mb-5 [--row:7.5rem] sm:[--row:4.25rem]">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} id="attention" className="font-semibold">
          {texts.title}
        </h2>
        {beyond > 0 && (
          <button
            type="button"
            aria-expanded={isWhole}
            className="min-h-11 cursor-pointer rounded-small text-sm font-medium text-accent hover:underline"
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? texts.less : texts.more(beyond)}
          </button>
        )}
      </div>
      <div
        style={{ minHeight: `calc(${rows} * var(--row))` }}
        className="grid grid-cols-[minmax(0,1fr)] overflow-hidden surface"
      >
        {items && items.length > 0 && (
          <ul>
            {items.slice(0, isWhole ? undefined : rows).map((item) => (
              <AttentionRow key={item.id} item={item} now={now} onLeave={focusBeside} />
            ))}
          </ul>
        )}
        <WithoutItems loaded={loaded} rows={rows} />
      </div>
    </section>
  )
}

/** Content of the list while it loads, when loading failed, and when nothing waits for the doctor. */
function WithoutItems({ loaded, rows }: Pick<AttentionProps, 'loaded' | 'rows'>) {
  const texts = useTexts('attention')
  const { loading, retry } = useTexts('common')
  const { widgetFailed } = useTexts('dashboard')
  if (loaded.state === 'loading')
    return (
      <output className="divide-y divide-line">
        <span className="sr-only">{loading}</span>
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} className="grid min-h-(--row) content-center gap-2 px-4 sm:px-5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-2/5" />
          </span>
        ))}
      </output>
    )
  if (loaded.state === 'failed')
    return (
      <div className="flex flex-wrap items-center justify-center gap-3 p-3">
        <p role="alert" className="text-ink-soft">
          {widgetFailed}
        </p>
        <Button onClick={() => void loaded.retry()}>{retry}</Button>
      </div>
    )
  if (loaded.data.length > 0) return null
  return (
    <div className="grid content-center px-4 py-2 sm:px-5">
      <p className="font-semibold">{texts.none}</p>
      <p className="text-sm text-ink-soft">{texts.noneHelp}</p>
    </div>
  )
}
