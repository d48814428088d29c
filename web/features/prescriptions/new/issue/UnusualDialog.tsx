import { useTexts } from '../../../../lib/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import type { Unusual } from './unusual.ts'

export interface UnusualDialogProps {
  unusual: Unusual
  /** Where it is issued now. */
  clinic: string
  onConfirm: () => void
  onClose: () => void
}

/** Before an issue at another clinic, or with another delivery, than the last one: once, and in words. */
export function UnusualDialog({ unusual, clinic, onConfirm, onClose }: UnusualDialogProps) {
  const texts = useTexts('composer')
  const { clinicBefore, send } = unusual
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.unusualTitle}
      actions={
        <>
          <Button onClick={onClose}>{texts.unusualBack}</Button>
          <Button tone="primary" onClick={onConfirm}>
            {texts.unusualConfirm}
          </Button>
        </>
      }
    >
      {clinicBefore !== null && <p>{texts.otherClinic(clinic, clinicBefore)}</p>}
      {send && <p>{texts.otherDelivery[send]}</p>}
    </Dialog>
  )
}
