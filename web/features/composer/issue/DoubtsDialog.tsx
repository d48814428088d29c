import { drugName } from '#contract/medications/drug-name.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Clinical } from '../../../ui/Clinical.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { rowFieldId } from '../draft/field-ids.ts'
import { readingOf } from '../draft/instruction-reader.ts'
import type { Row } from '../draft/row.ts'
import { moveFocus } from '../rows/move-focus.ts'

interface DoubtsDialogProps {
  /** Rows that were not understood, or whose quantity is unusual. */
  rows: readonly Row[]
  onConfirm: () => void
  onClose: () => void
}

/** Question before the issue of rows that may not say what the doctor means. Enter goes back to the first of them. */
export function DoubtsDialog({ rows, onConfirm, onClose }: DoubtsDialogProps) {
  const texts = useTexts('issue-questions')
  const { packages } = useTexts('composer-rows')
  const [first] = rows
  const correct = () => {
    onClose()
    if (!first) return
    const [ask] = readingOf(first).asks
    moveFocus(rowFieldId(first.key, ask === 'as-written' ? 'instructions' : 'qty'))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.doubtsTitle}
      actions={
        <>
          <Button onClick={onConfirm}>{texts.unusualConfirm}</Button>
          <Button tone="primary" data-starts onClick={correct}>
            {texts.doubtsCorrect}
          </Button>
        </>
      }
    >
      <ul className="grid gap-2">
        {rows.flatMap((row) =>
          readingOf(row).asks.map((ask) => (
            <li key={`${row.key} ${ask}`} className="wrap-anywhere">
              <Clinical>
                {texts.doubts[ask](
                  drugName(row),
                  ask === 'as-written' ? row.instructions : packages(row.qty ?? 0, readingOf(row).container),
                )}
              </Clinical>
            </li>
          )),
        )}
      </ul>
    </Dialog>
  )
}
