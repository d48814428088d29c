import { useId } from 'react'
import { Kbd } from '../../ui/Kbd.tsx'

interface ShortcutRow {
  /** A text to type, or the keys to press; each of the keys has the same effect. */
  written: string | readonly string[]
  says: string
}

interface ShortcutListProps {
  title: string
  rows: readonly ShortcutRow[]
  level?: 2 | 3
  /** Language in which the rows describe the effects of keys and texts; undefined where it is that of the page. */
  lang?: string | undefined
}

/** List of rows, each with the text to type or the keys to press, and its effect. */
export function ShortcutList({ title, rows, level = 2, lang }: ShortcutListProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="font-semibold text-ink-soft">
        {title}
      </Heading>
      <dl className="mt-2 rows overflow-hidden">
        {rows.map(({ written, says }) => (
          <div
            key={String(written)}
            className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="flex flex-wrap content-start gap-1.5 font-medium">
              {typeof written === 'string' ? (
                <span lang={lang}>{written}</span>
              ) : (
                written.map((key) => <Kbd key={key}>{key}</Kbd>)
              )}
            </dt>
            <dd lang={lang} className="text-ink-soft">
              {says}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
