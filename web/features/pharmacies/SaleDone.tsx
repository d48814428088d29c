import { leftToFill } from '#contract/prescription/left-to-fill.ts'
import { useTexts } from '../../lib/texts.ts'
import { WithNames } from '../../ui/Clinical.tsx'
import { Banner } from '../../ui/notices/Banner.tsx'
import type { CounterRow } from './sale.ts'

export interface Sold {
  ticket: string
  code: string
  /** Rows of the prescription after the sale; undefined when they could not be read. */
  rows: readonly CounterRow[] | undefined
}

/** Message after a sale, shown until the next scan: the ticket of the sale, and what is left of the prescription. */
export function SaleDone({ sold }: { sold: Sold }) {
  const { done: texts } = useTexts('pharmacies')
  return (
    <Banner tone="ok" sentence={texts.sentence}>
      <p>{texts.ticket(sold.ticket, sold.code)}</p>
      <WhatIsLeft rows={sold.rows} />
      <p className="mt-2">{texts.next}</p>
    </Banner>
  )
}

function WhatIsLeft({ rows }: { rows: readonly CounterRow[] | undefined }) {
  const { done: texts } = useTexts('pharmacies')
  if (!rows) return <p>{texts.leftUnknown}</p>
  const open = rows.filter((row) => leftToFill(row).kind !== 'none')
  if (open.length === 0) return <p className="font-semibold">{texts.nothingLeft}</p>
  return (
    <div className="mt-2">
      <p className="font-semibold">{texts.left}</p>
      <ul className="list-disc pl-5">
        {open.map((row) => {
          const left = leftToFill(row)
          return (
            <li key={row.id}>
              <WithNames
                text={
                  left.kind === 'amount'
                    ? texts.leftOf(left.left, row.presentation)
                    : texts.leftOpen(row.presentation)
                }
                names={[row.presentation]}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
