import type { Choice } from '#contract/posology/two-readings.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Clinical } from '../../../ui/Clinical.tsx'

interface TwoReadingsProps {
  choices: readonly Choice[]
  onChoose: (choice: Choice) => void
}

/** The two sentences that an instruction may mean, each a button that writes it so. */
export function TwoReadings({ choices, onChoose }: TwoReadingsProps) {
  const texts = useTexts('posology')
  return (
    <div role="group" aria-label={texts.twoReadings} className="grid justify-items-start gap-1.5">
      <p className="text-sm text-ink-soft">{texts.twoReadings}</p>
      {choices.map((choice) => (
        <Button
          key={choice.text}
          className="h-auto py-2 text-left whitespace-normal"
          onClick={() => onChoose(choice)}
        >
          <Clinical>{choice.sentence}</Clinical>
        </Button>
      ))}
    </div>
  )
}
