import type { CompletedReason } from '#contract/posology/complete-reason.ts'
import { useDocumentLang } from '../../../lib/document-texts.ts'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { controlStyle } from '../../../ui/fields/control-style.ts'

interface ReasonGhostProps {
  /** The instructions as they are typed. */
  typed: string
  completed: CompletedReason
  onTake: () => void
}

/**
 * Style that keeps the proposed letters in the column of the field; without an end column they would cover the quantity too.
 */
const overField = { gridColumn: '1 / 2' }

/** Letters that complete a typed reason ("PRN nau" to "náusea"), shown pale behind the text; Tab or a touch accepts them. */
export function ReasonGhost({ typed, completed, onTake }: ReasonGhostProps) {
  const texts = useTexts('posology')
  const { printed } = useDocumentLang()
  return (
    <div
      lang={printed}
      style={overField}
      className={classNames(
        controlStyle,
        'as-field pointer-events-none absolute inset-0 row-start-1 overflow-hidden border-transparent bg-transparent hover:border-transparent wrap-anywhere whitespace-pre-wrap',
      )}
    >
      <span aria-hidden className="invisible">
        {typed}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={texts.completeReason(completed.text)}
        className="pointer-events-auto cursor-pointer text-ink-faint"
        // A press on the proposed letters leaves the focus in the field, where the doctor goes on typing.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onTake}
      >
        {completed.rest}
      </button>
      <span role="status" className="sr-only">
        {texts.completeReason(completed.text)}
      </span>
    </div>
  )
}
