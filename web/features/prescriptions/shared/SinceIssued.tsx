import { Check } from 'lucide-react'
import type { Medication } from '#contract/prescriptions.ts'
import { QTY_PHARMACIST_DECIDES } from '#contract/prescription/quantities.ts'
import { useTexts } from '../../../lib/texts.ts'

/** What happened to a row since it was signed: how much was handed over, or why it was cancelled. */
export function SinceIssued({ row }: { row: Medication }) {
  const { detail: texts } = useTexts('prescription')
  const { qty, refills = 0, bought, bought_qty: filled, ended } = row
  const isCounted = qty < QTY_PHARMACIST_DECIDES
  return (
    <>
      {ended && <span className="sheet-since">{texts.rowEnded(ended.reason)}</span>}
      {filled > 0 && (
        <span className="sheet-since">
          {bought && <Check aria-hidden className="size-4" />}
          {bought
            ? texts.filledAll
            : isCounted
              ? texts.filledPart(filled, qty * (1 + refills))
              : texts.filledSome(filled)}
        </span>
      )}
    </>
  )
}
