import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../lib/texts.ts'

export interface FieldError {
  /** Id of the control with the error; none when the error concerns the form as a whole. */
  id?: string | undefined
  message: string
}

interface ErrorSummaryProps {
  errors: readonly FieldError[]
  /** Number of attempts to submit: each new one moves the focus to the summary. */
  attempt: number
}

/** All errors that keep a form from being submitted, above the form, each linked to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const texts = useTexts('common')
  const box = useRef<HTMLDivElement>(null)
  useFocusOnAttempt(box, attempt)
  if (errors.length === 0) return null
  const inFields = errors.filter(({ id }) => id !== undefined)
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border border-stop bg-stop-soft px-4 py-3 text-stop-ink"
    >
      {/* The heading counts fields; an error of the form as a whole needs only its own sentence. */}
      {inFields.length > 0 && <p className="font-semibold">{texts.errorSummary(inFields.length)}</p>}
      <ul className="grid gap-1 font-medium">
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            {id ? (
              <a
                href={`#${id}`}
                className="underline underline-offset-3"
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(id)?.focus()
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useFocusOnAttempt(box: RefObject<HTMLElement | null>, attempt: number): void {
  // A layout effect moves the focus before the summary is painted. Somebody who sees the summary and goes on to a field therefore
  // keeps the focus in that field.
  useLayoutEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt, box])
}
