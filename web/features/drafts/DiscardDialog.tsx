import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import type { LeavingDraft } from './use-leaving.ts'

interface DiscardDialogProps {
  /** The draft that the question is about; null: the dialog is closed. */
  leaving: LeavingDraft | null
  close: () => void
  discard: (leaving: LeavingDraft) => void
}

/** Dialog that asks whether a draft is to be discarded. */
export function DiscardDialog({ leaving, close, discard }: DiscardDialogProps) {
  const texts = useTexts('drafts')
  const waiting = useTexts('waiting')
  const { cancel } = useTexts('common')
  const leave = () => {
    close()
    if (leaving) discard(leaving)
  }
  const textOf = leaving?.isWaiting ? waiting.discardText : texts.discardText
  return (
    <Dialog
      isOpen={leaving !== null}
      onClose={close}
      title={texts.discardTitle}
      actions={
        <>
          <Button onClick={close}>{cancel}</Button>
          <Button tone="danger" onClick={leave}>
            {texts.discard}
          </Button>
        </>
      }
    >
      <p>{leaving && textOf(leaving.draft.patient_name || texts.patientNone)}</p>
    </Dialog>
  )
}
