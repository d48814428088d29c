import { CircleCheck, ScanLine, Search } from 'lucide-react'
import { type FormEvent, type RefObject, useId, useState } from 'react'
import type { Texts } from '#locales/locale.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LiveRegion } from '../../ui/notices/LiveRegion.tsx'
import { CameraButton } from './CameraButton.tsx'
import { type KeyReading, readKey } from './read-key.ts'

interface ScanFieldProps {
  ref: RefObject<HTMLInputElement | null>
  value: string
  onChange: (text: string) => void
  onFind: (key: string) => void
  /** Callback: a text was submitted that no prescription can have. `reason`: sentence that says why. */
  onWrong: (reason: string) => void
  isFinding: boolean
  /** Code of the prescription that the page shows; undefined when there is none. The field shows no message about this code. */
  shownCode: string | undefined
}

/** Field in which a scanner or a person types an address, a signature or a code, sent with Enter. */
export function ScanField({ ref, value, onChange, onFind, onWrong, isFinding, shownCode }: ScanFieldProps) {
  const { scan } = useTexts('pharmacies')
  const id = useId()
  const [isSent, setSent] = useState(false)
  /**
   * Whether a search for the text in the field was started. The card below shows its result, and the field says nothing about the
   * text.
   */
  const [isAsked, setAsked] = useState(false)
  const reading = readKey(value)
  const isDone = isAsked || (reading.kind === 'code' && reading.key === shownCode)
  const feedback: Feedback = isDone ? { text: '' } : feedbackOf(reading, isSent, scan)

  const find = (text: string) => {
    const read = readKey(text)
    const isKey = read.kind === 'signature' || read.kind === 'code'
    setSent(!isKey)
    setAsked(isKey)
    if (isKey) onFind(read.key)
    else {
      ref.current?.select()
      onWrong(feedbackOf(read, true, scan).text)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find(value)
  }
  return (
    <form noValidate onSubmit={submit} className="surface p-4 sm:p-6">
      <label htmlFor={id} className="text-lg font-semibold">
        {scan.label}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <span className="relative min-w-0 flex-1 basis-72">
          <ScanLine
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-faint"
            strokeWidth={1.8}
          />
          <input
            ref={ref}
            id={id}
            value={value}
            onChange={(event) => {
              setSent(false)
              setAsked(false)
              onChange(event.target.value)
            }}
            placeholder={scan.placeholder}
            aria-describedby={`${id}-feedback`}
            aria-invalid={feedback.isWrong || undefined}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={300}
            className={classNames(
              'min-h-14 w-full rounded-control border-2 border-edge bg-card py-2 pr-4 pl-13 text-xl font-semibold tracking-wide',
              'text-ink placeholder:font-normal focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-stop',
            )}
          />
        </span>
        <Button type="submit" tone="primary" busy={isFinding} className="min-h-14 px-6 text-lg max-sm:flex-1">
          <Search aria-hidden className="size-5" strokeWidth={2} />
          {isFinding ? scan.finding : scan.find}
        </Button>
        <CameraButton
          onRead={(text) => {
            onChange(text)
            find(text)
          }}
        />
      </div>
      {/* The card below the field has the reason why a text that was sent is wrong. */}
      <FeedbackLine id={`${id}-feedback`} feedback={feedback} isToldBelow={isSent} />
    </form>
  )
}

interface Feedback {
  text: string
  isWrong?: boolean
  isGood?: boolean
}

interface FeedbackLineProps {
  id: string
  feedback: Feedback
  isToldBelow: boolean
}

function FeedbackLine({ id, feedback, isToldBelow }: FeedbackLineProps) {
  const { text, isWrong, isGood } = feedback
  return (
    <>
      <p
        id={id}
        className={classNames(
          'mt-2 flex min-h-6 items-center gap-1.5',
          isWrong ? 'font-semibold text-stop-ink' : isGood ? 'text-ok-ink' : 'text-ink-soft',
        )}
      >
        {isGood && <CircleCheck aria-hidden className="size-4.5 shrink-0" />}
        <span className={isToldBelow ? 'sr-only' : undefined}>{text}</span>
      </p>
      <LiveRegion text={!isToldBelow && (isWrong || isGood) ? text : ''} />
    </>
  )
}

/** Message of the field about its text: a half-typed code is wrong only once it was sent. */
function feedbackOf(reading: KeyReading, isSent: boolean, scan: Texts<'pharmacies'>['scan']): Feedback {
  if (reading.kind === 'empty') return isSent ? { text: scan.blank, isWrong: true } : { text: scan.hint }
  if (reading.kind === 'signature') return { text: scan.signature, isGood: true }
  if (reading.kind === 'code') return { text: scan.good(reading.shown), isGood: true }
  if (reading.kind === 'unfinished') return { text: scan.unfinished(reading.missing), isWrong: isSent }
  // An address that is wrong so far gets the hint, because the scanner may still be typing it.
  if (reading.reason === 'address' && !isSent) return { text: scan.hint }
  return { text: scan.wrong[reading.reason], isWrong: true }
}
