import { Ban, CircleCheck, NotebookPen } from 'lucide-react'
import { useState } from 'react'
import type { Texts } from '#locales/locale.ts'
import { leftToFill } from '#contract/prescription/left-to-fill.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import { RowWritten } from './RowWritten.tsx'
import { type CounterRow, MOST_PER_SALE, mostOf, type RowMistake, type TypedRow } from './sale.ts'

interface SaleRowProps {
  id: string
  row: CounterRow
  typed: TypedRow | undefined
  mistake: RowMistake | undefined
  onChange: (change: Partial<TypedRow>) => void
}

/** Row of one medicine: what was written, what is left, and the quantity handed over now. */
export function SaleRow({ id, row, typed, mistake, onChange }: SaleRowProps) {
  const { row: texts } = useTexts('pharmacies')
  const [isNoting, setNoting] = useState(false)
  const left = leftToFill(row)
  if (left.kind === 'none' && !mistake) {
    return (
      <li className="grid gap-2 px-5 py-4">
        <RowWritten row={row} />
        <p className="flex items-center gap-1.5 font-semibold text-ink-soft">
          {row.ended ? (
            <Ban aria-hidden className="size-4.5 shrink-0" />
          ) : (
            <CircleCheck aria-hidden className="size-4.5 shrink-0" />
          )}
          {row.ended ? texts.cancelled : texts.done}
        </p>
      </li>
    )
  }
  return (
    <li className="grid gap-x-8 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_13.5rem] sm:grid-rows-[auto_1fr]">
      <RowWritten row={row} />
      <div className="grid content-start gap-1.5 sm:row-span-2">
        <p className="font-semibold text-accent">{leftText(row, texts)}</p>
        <QuantityStepper
          id={id}
          value={typed?.quantity ?? ''}
          most={mostOf(row)}
          onChange={(quantity) => onChange({ quantity })}
          error={mistake && mistakeText(row, mistake, texts)}
          presentation={row.presentation}
        />
      </div>
      <div className="sm:col-start-1">
        {isNoting ? (
          <TextField
            label={texts.dispensed}
            hint={texts.dispensedHint}
            optional
            ref={focusOnArrival}
            autoComplete="off"
            maxLength={200}
            value={typed?.dispensed ?? ''}
            onChange={(event) => onChange({ dispensed: event.target.value })}
          />
        ) : (
          <Button tone="quiet" className="-ml-3 px-3" onClick={() => setNoting(true)}>
            <NotebookPen aria-hidden className="size-4.5" strokeWidth={1.8} />
            {texts.addDispensed}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Focuses a field that appears at the pharmacist's request, for the next letters. */
const focusOnArrival = (field: HTMLInputElement | null): void => field?.focus()

type RowTexts = Texts<'pharmacies'>['row']

function leftText(row: CounterRow, texts: RowTexts): string {
  const left = leftToFill(row)
  if (left.kind === 'none') return texts.done
  if (left.kind === 'amount') return texts.left(left.left, row.qty * (1 + (row.refills ?? 0)), row.container)
  if (left.kind === 'once') return texts.once
  return row.bought_qty > 0 ? `${texts.open} ${texts.soldSoFar(row.bought_qty)}` : texts.open
}

function mistakeText(row: CounterRow, mistake: RowMistake, texts: RowTexts): string {
  if (mistake.kind === 'not-a-number') return texts.notNumber
  if (mistake.most === 0) return texts.noneLeft
  const isLimitOfSale = mistake.most === MOST_PER_SALE && leftToFill(row).kind !== 'amount'
  return isLimitOfSale ? texts.mostPerSale(mistake.most) : texts.tooMany(mistake.most)
}
