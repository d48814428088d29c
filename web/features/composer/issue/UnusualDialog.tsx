import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import type { Unusual } from './unusual.ts'

export interface UnusualTextProps {
  unusual: Unusual
  /** Name of the clinic, or of a hospital without clinics, where the prescription is issued now. */
  clinic: string
}

interface UnusualDialogProps extends UnusualTextProps {
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation before an issue at another clinic, or with another delivery, than the last one. */
export function UnusualDialog({ onConfirm, onClose, ...unusual }: UnusualDialogProps) {
  const texts = useTexts('composer')
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
      <UnusualText {...unusual} />
    </Dialog>
  )
}

/** What differs from the last prescription, in a dialog of its own or above the reasons. */
export function UnusualText({ unusual: { clinicBefore, send }, clinic }: UnusualTextProps) {
  const texts = useTexts('composer')
  return (
    <>
      {clinicBefore !== null && <p>{texts.otherClinic(clinic, clinicBefore)}</p>}
      {send && <p>{texts.otherDelivery[send]}</p>}
    </>
  )
}
