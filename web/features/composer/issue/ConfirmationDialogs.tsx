import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import type { Unusual } from './unusual.ts'

export interface UnusualTextProps {
  unusual: Unusual
  /** Name of the clinic, or of a hospital without clinics, where the prescription is issued now. */
  clinic: string
}

interface Confirmed {
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation before an issue at another clinic, or with another delivery, than the last one. */
export function UnusualDialog({ onConfirm, onClose, ...unusual }: UnusualTextProps & Confirmed) {
  const { unusualTitle, unusualConfirm } = useTexts('issue-questions')
  return (
    <Confirmation title={unusualTitle} confirm={unusualConfirm} {...{ onConfirm, onClose }}>
      <UnusualText {...unusual} />
    </Confirmation>
  )
}

/**
 * Confirmation before the patient gets a prescription with the same rows as one issued within the last minutes.
 * @param question sentence of the server, which names the earlier prescription
 */
export function RepeatedDialog({ question, ...confirmed }: Confirmed & { question: string }) {
  const { repeatedTitle, repeatedConfirm } = useTexts('issue-questions')
  return (
    <Confirmation title={repeatedTitle} confirm={repeatedConfirm} {...confirmed}>
      <p>{question}</p>
    </Confirmation>
  )
}

interface ConfirmationProps extends Confirmed {
  title: string
  /** Label of the button that issues the prescription. */
  confirm: string
  children: ReactNode
}

function Confirmation({ title, confirm, onConfirm, onClose, children }: ConfirmationProps) {
  const texts = useTexts('issue-questions')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{texts.unusualBack}</Button>
          <Button tone="primary" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

/**
 * Sentences on how clinic or delivery differ from the doctor's last prescription, in a separate dialog or at the top of the
 * dialog that asks for reasons to override safety findings.
 */
export function UnusualText({ unusual: { clinicBefore, send }, clinic }: UnusualTextProps) {
  const texts = useTexts('issue-questions')
  return (
    <>
      {clinicBefore !== null && <p>{texts.otherClinic(clinic, clinicBefore)}</p>}
      {send && <p>{texts.otherDelivery[send]}</p>}
    </>
  )
}
