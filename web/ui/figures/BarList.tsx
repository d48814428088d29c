import { formatCount } from '../../lib/format.ts'
import { useDocumentLang } from '../../lib/document-texts.ts'

export interface BarEntry {
  id: string
  /** Name of a medicine or diagnosis, in the language of prescriptions. */
  name: string
  /** Code of the classification that the name comes from, shown small behind the name. */
  code?: string
  uses: number
  /** The number `uses` with the noun that it counts ("12 recetas"), for screen readers. */
  said: string
}

/**
 * Names with their numbers, each over a bar whose length is its share of the highest number. The element with the `lang` of a
 * name also has the name's `title`, so that on an English page the browser knows the language of the name and of the title.
 */
export function BarList({ entries, className }: { entries: readonly BarEntry[]; className?: string }) {
  const { printed } = useDocumentLang()
  const most = Math.max(1, ...entries.map(({ uses }) => uses))
  return (
    <ul className={className}>
      {entries.map(({ id, name, code, uses, said }) => (
        <li
          key={id}
          className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 gap-y-1 py-1"
        >
          <span lang={printed} className="wrap-anywhere" title={code ? `${code} ${name}` : name}>
            {name} {code && <span className="text-sm text-ink-faint">{code}</span>}
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
