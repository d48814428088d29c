import { formatDate } from '../../../../lib/format.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Kbd } from '../../../../ui/Kbd.tsx'

/** Says from when the proposed instructions are, and takes them by touch too. */
export function LastDoseHint({ at, onTake }: { at: string; onTake: () => void }) {
  const texts = useTexts('composer-rows')
  return (
    <>
      {texts.lastDose(formatDate(at))}{' '}
      <button
        type="button"
        // The field keeps the focus: the next key goes on in it.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onTake}
        className="min-h-6 cursor-pointer rounded-small font-semibold text-accent hover:underline pointer-coarse:min-h-11"
      >
        {texts.takeLastDose}
      </button>{' '}
      <span aria-hidden className="pointer-coarse:hidden">
        <Kbd>{texts.takeKey}</Kbd>
      </span>
    </>
  )
}
