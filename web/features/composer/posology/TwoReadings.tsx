import type { Choice } from '#contract/posology/two-readings.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Clinical } from '../../../ui/Clinical.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'

interface TwoReadingsProps {
  choices: readonly Choice[]
  onChoose: (choice: Choice) => void
}

/** The two sentences that an instruction may mean, as buttons: a press replaces the instruction by the sentence. */
export function TwoReadings({ choices, onChoose }: TwoReadingsProps) {
  const texts = useTexts('posology')
  return (
    <div role="group" aria-label={texts.twoReadings} className="flex flex-wrap gap-2">
      {choices.map((choice, at) => (
        <Button
          key={choice.text}
          aria-keyshortcuts={`Alt+${at + 1}`}
          className="min-h-9 px-3 py-1.5 text-left text-sm font-medium whitespace-normal pointer-coarse:min-h-11"
          onClick={() => onChoose(choice)}
        >
          <Clinical>{choice.sentence}</Clinical>{' '}
          <span className="whitespace-nowrap">
            <Kbd>{`Alt ${at + 1}`}</Kbd>
          </span>
        </Button>
      ))}
    </div>
  )
}
