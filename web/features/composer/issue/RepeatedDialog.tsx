import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'

interface RepeatedDialogProps {
  /** Sentence of the server, which names the earlier prescription. */
  question: string
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation before the patient gets a prescription with the same rows as moments ago. */
export function RepeatedDialog({ question, onConfirm, onClose }: RepeatedDialogProps) {
  const texts = useTexts('composer')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.repeatedTitle}
      actions={
        <>
          <Button onClick={onClose}>{texts.unusualBack}</Button>
          <Button tone="primary" onClick={onConfirm}>
            {texts.repeatedConfirm}
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  )
}
