import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'

interface ConfirmDialogProps {
  title: string
  lead: string
  action: string
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Dialog to confirm an action that cannot be undone. */
export function ConfirmDialog({ title, lead, action, isBusy, onClose, onConfirm }: ConfirmDialogProps) {
  const { cancel } = useTexts('common')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button tone="danger" busy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{lead}</p>
    </Dialog>
  )
}
