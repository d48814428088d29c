import { Check } from 'lucide-react'
import { drugForm, drugName } from '#contract/drug-name.ts'
import type { Medication } from '#contract/prescriptions.ts'
import { QTY_PHARMACIST_DECIDES } from '#contract/quantities.ts'
import { keepDosesWhole } from '../../../lib/keep-doses-whole.ts'
import { useDocumentLang, useDocumentTexts, useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SheetFacts } from './SheetFacts.tsx'

/** One medicine: its name, how to take it, how much, and how much of it was handed over already. */
export function SheetRow({ row, number }: { row: Medication; number: number }) {
  const { detail } = useTexts('prescription')
  const { said } = useDocumentLang()
  const values = useDocumentTexts('prescription-sheet')
  return (
    <li className="grid grid-cols-[1.5rem_1fr] gap-x-2 border-b border-paper-ink/25 py-3 @min-[34rem]:grid-cols-[1.5rem_1fr_9rem]">
      <span aria-hidden className="text-base">
        {number}
      </span>
      <div className="grid min-w-0 gap-1 break-words">
        {row.ended && (
          <p lang={said} className="text-sm font-semibold">
            {detail.rowEnded(row.ended.reason)}
          </p>
        )}
        <h3 className={row.ended && 'line-through'}>
          <strong className="font-semibold">{drugName(row)}</strong>
          {keepDosesWhole(` ${drugForm(row)}`)}
        </h3>
        <p className={classNames('whitespace-pre-line', row.ended && 'line-through')}>
          {keepDosesWhole(row.instructions)}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm">
          <SheetFacts
            brand={row.brand}
            route={row.via}
            fraction={row.fraction}
            isSubstitutionAllowed={row.substitution_allowed}
            isRecognised={!row.unrecognised}
          />
        </p>
      </div>
      <div className="col-start-2 mt-1 @min-[34rem]:col-start-auto @min-[34rem]:mt-0 @min-[34rem]:text-right">
        <p className={classNames('font-semibold', row.ended && 'line-through')}>
          {values.quantity(row.qty, row.refills)}
        </p>
        <SheetFilled row={row} />
      </div>
    </li>
  )
}

function SheetFilled({ row }: { row: Medication }) {
  const { detail: texts } = useTexts('prescription')
  const { said } = useDocumentLang()
  if (row.bought_qty === 0) return null
  const isCounted = row.qty < QTY_PHARMACIST_DECIDES
  return (
    <p lang={said} className="inline-flex items-center gap-1 text-sm">
      {row.bought && <Check aria-hidden className="size-4" />}
      {row.bought
        ? texts.filledAll
        : isCounted
          ? texts.filledPart(row.bought_qty, row.qty * (1 + (row.refills ?? 0)))
          : texts.filledSome(row.bought_qty)}
    </p>
  )
}
