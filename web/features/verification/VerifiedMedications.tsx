import type { Verification } from '#contract/verification.ts'
import { keepDosesWhole } from '../../lib/keep-doses-whole.ts'
import { leftToFill } from '../../lib/left-to-fill.ts'
import { type Texts } from '#locales/locale.ts'
import { useTexts } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Tag } from '../../ui/Tag.tsx'

type Row = Verification['medications'][number]

/** Each medicine as it was written, and what of it may still be handed over. */
export function VerifiedMedications({ rows, isOpen }: { rows: readonly Row[]; isOpen: boolean }) {
  const texts = useTexts('verification')
  return (
    <section className="rounded-card border border-line bg-card">
      <h2 className="px-5 pt-5 text-lg font-semibold sm:px-6">{texts.medications}</h2>
      <ol className="divide-y divide-line">
        {rows.map((row, index) => (
          // Rows have no number of their own here; their order never changes.
          <li
            key={`${index} ${row.presentation}`}
            className="grid gap-1 px-5 py-4 break-inside-avoid sm:px-6"
          >
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-lg">
              <span className={classNames('font-semibold', row.cancelled && 'line-through')}>
                {keepDosesWhole(row.presentation)}
              </span>
              {row.fraction && <Tag tone="outline">{texts.fraction(row.fraction)}</Tag>}
            </p>
            <p className={classNames('text-lg text-pretty', row.cancelled && 'line-through')}>
              {keepDosesWhole(row.instructions)}
            </p>
            {row.cancelled && <p className="font-semibold text-stop-ink">{texts.row.cancelled}</p>}
            <p
              className={classNames(
                row.cancelled && 'hidden',
                isOpen && !row.bought ? 'font-semibold text-accent' : 'text-ink-soft',
              )}
            >
              {quantityText(row, isOpen, texts)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function quantityText(row: Row, isOpen: boolean, texts: Texts<'verification'>): string {
  const left = leftToFill(row)
  const of = row.qty * (1 + row.refills)
  if (left.kind === 'none') return texts.soldAll(row.bought_qty)
  if (row.bought_qty === 0 && row.refills > 0)
    return `${texts.quantity(row.qty, row.qty_label)}. ${texts.row.refills(row.refills)}`
  if (row.bought_qty === 0) return texts.quantity(row.qty, row.qty_label)
  if (left.kind !== 'amount')
    return `${texts.quantity(row.qty, row.qty_label)}. ${texts.soldSoFar(row.bought_qty)}`
  return isOpen ? texts.left(left.left, of) : texts.sold(row.bought_qty, of)
}
