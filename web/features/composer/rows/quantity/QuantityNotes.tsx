import type { RowCardProps } from '../row-parts.ts'
import { CoverageNotice } from './CoverageNotice.tsx'
import { OtherBoxOffer } from './OtherBoxOffer.tsx'

/** What there is to say about the quantity of a row: how long it lasts, and another box that holds all of it. */
export function QuantityNotes({ row, onChange }: Pick<RowCardProps, 'row' | 'onChange'>) {
  return (
    <>
      <CoverageNotice row={row} onTake={() => onChange({ qty_follows: true })} />
      <OtherBoxOffer row={row} onChange={onChange} />
    </>
  )
}
