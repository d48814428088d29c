import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Clinical } from '../../../ui/Clinical.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { moveFocus } from '../rows/move-focus.ts'

interface AskedDialogProps {
  asked: readonly {
    sentence: string
    /** Id of the control in which the doctor corrects the part of the row that the sentence is about. */
    control: string
  }[]
  onConfirm: () => void
  onClose: () => void
}

/** Dialog that asks about rows which may not say what the doctor means. Enter goes back to the first of these rows. */
export function AskedDialog({ asked, onConfirm, onClose }: AskedDialogProps) {
  const texts = useTexts('issue-questions')
  const correct = () => {
    onClose()
    if (asked[0]) moveFocus(asked[0].control)
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
        {asked.map(({ sentence, control }) => (
          <li key={`${control} ${sentence}`} className="wrap-anywhere">
            <Clinical>{sentence}</Clinical>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
