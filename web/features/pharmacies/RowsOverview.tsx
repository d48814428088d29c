import { useTexts } from '../../lib/texts.ts'
import { RowWritten } from './RowWritten.tsx'
import type { CounterRow } from './sale.ts'

/** Rows of a prescription of which nothing can be filled. */
export function RowsOverview({ rows }: { rows: readonly CounterRow[] }) {
  const { found, row: texts } = useTexts('pharmacies')
  return (
    <section className="surface">
      <h2 className="px-5 pt-4 font-semibold">{found.over}</h2>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="grid gap-2 px-5 py-4">
            <RowWritten row={row} />
            <p className="text-ink-soft">
              {row.ended
                ? texts.cancelled
                : row.bought
                  ? texts.done
                  : row.bought_qty > 0 && texts.soldSoFar(row.bought_qty)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
