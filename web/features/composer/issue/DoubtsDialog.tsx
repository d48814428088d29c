import { drugName } from '#contract/medications/drug-name.ts'
import { useTexts } from '../../../lib/texts.ts'
import { rowFieldId } from '../draft/field-ids.ts'
import { readingOf } from '../draft/instruction-reader.ts'
import type { Row } from '../draft/row.ts'
import { AskedDialog } from './AskedDialog.tsx'

interface DoubtsDialogProps {
  /** Rows whose instructions were not understood, or whose quantity is unusual. */
  rows: readonly Row[]
  onConfirm: () => void
  onClose: () => void
}

/**
 * Dialog before an issue, in which the doctor confirms the rows whose instructions were not understood or whose quantity is
 * unusual.
 */
export function DoubtsDialog({ rows, onConfirm, onClose }: DoubtsDialogProps) {
  const texts = useTexts('issue-questions')
  const { packages } = useTexts('composer-rows')
  const asked = rows.flatMap((row) =>
    readingOf(row).asks.map((ask) => ({
      control: rowFieldId(row.key, ask === 'as-written' ? 'instructions' : 'qty'),
      sentence: texts.doubts[ask](
        drugName(row),
        ask === 'as-written' ? row.instructions : packages(row.qty ?? 0, readingOf(row).container),
      ),
    })),
  )
  return <AskedDialog {...{ asked, onConfirm, onClose }} />
}
