import { type KeyboardEvent, useEffect, useState } from 'react'
import { formatDate, formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { type AlikeChoice, kindOf } from './alike.ts'

interface AlikeDialogProps {
  /** Patients who may be the same person; empty: the dialog is closed. */
  found: readonly AlikeChoice[]
  /** Closes the dialog and returns to the form without a decision. */
  onClose: () => void
  onAnother: () => void
}

/** Time during which the dialog ignores presses, ms: an Enter meant for the form must not decide who the patient is. */
const UNANSWERABLE_MS = 600

/**
 * Asks, before a patient is added, whether a similar patient is the same person. If one person had two records, the safety checks
 * for one record would miss the allergies in the other.
 */
export function AlikeDialog({ found, onClose, onAnother }: AlikeDialogProps) {
  const { alike: texts } = useTexts('patient-form')
  const isOpen = found.length > 0
  const isSeen = useSeen(isOpen)
  const kind = kindOf(found)
  const safe = { disabled: !isSeen, onKeyDown: withoutRepeats }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.titles[kind === 'person' && found.length > 1 ? 'people' : kind]}
      startsAtTitle
      closesOutside={false}
      actions={
        <Button {...safe} tone={kind === 'phone' ? 'primary' : 'quiet'} onClick={onAnother}>
          {texts.another}
        </Button>
      }
    >
      <p>{texts.leads[kind]}</p>
      <ul className="grid gap-3">
        {found.map((one) => (
          <li key={one.uid} className="grid gap-3 rounded-control border border-edge px-4 py-3">
            <AlikeFacts {...one} />
            <Button
              {...safe}
              tone={kind === 'person' ? 'primary' : 'secondary'}
              aria-label={texts.ofThis(one.name)}
              onClick={one.choose}
            >
              {texts.use}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Whether the dialog has been open for `UNANSWERABLE_MS`, so that a press is an answer. */
function useSeen(isOpen: boolean): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => setSeen(true), UNANSWERABLE_MS)
    return () => {
      clearTimeout(timer)
      setSeen(false)
    }
  }, [isOpen])
  return isSeen
}

/** Ignores the repeated events of a key that is held down. */
function withoutRepeats(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}

function AlikeFacts(one: AlikeChoice) {
  const { alike: texts } = useTexts('patient-form')
  const { birthApproximate } = useTexts('patients')
  const { name, date_of_birth: birth, last_prescribed_at: last, allergies } = one
  return (
    <div>
      <p className="font-semibold text-ink wrap-anywhere">{name}</p>
      <p>{one.birth_approximate ? birthApproximate(birth.slice(0, 4)) : texts.born(formatDay(birth))}</p>
      {last !== undefined && <p>{last ? texts.last(formatDate(last)) : texts.never}</p>}
      {allergies && (
        <p className={allergies === 'recorded' ? 'font-semibold text-stop-ink' : undefined}>
          {texts.allergies[allergies]}
        </p>
      )}
      <p className="text-sm text-ink-faint">{one.likeness.map((why) => texts.reasons[why]).join('. ')}</p>
    </div>
  )
}
