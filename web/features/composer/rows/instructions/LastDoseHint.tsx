import type { LastDose } from '#contract/medications/usual.ts'
import { formatDate } from '../../../../lib/format.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Kbd } from '../../../../ui/Kbd.tsx'
import { Clinical } from '../../../../ui/Clinical.tsx'
import { inlineAction } from './inline-action.ts'

interface LastDoseHintProps {
  last: LastDose
  onTake: () => void
}

/** Hint with the date of the proposed instructions, which screen readers read from here, and a button that accepts them. */
export function LastDoseHint({ last, onTake }: LastDoseHintProps) {
  const texts = useTexts('composer-rows')
  return (
    <>
      {texts.lastDose(formatDate(last.issued_at))}{' '}
      <span className="sr-only">
        <Clinical>{last.instructions}</Clinical>
      </span>{' '}
      <button
        type="button"
        // A press on the button leaves the focus in the field, where the doctor goes on typing.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onTake}
        className={inlineAction}
      >
        {texts.takeLastDose}
      </button>{' '}
      <span aria-hidden className="pointer-coarse:hidden">
        <Kbd>{texts.takeKey}</Kbd>
      </span>
    </>
  )
}
