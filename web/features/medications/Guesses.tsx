import type { DrugSearch } from '#contract/medications/medications.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'

/** Questions "did you mean …?" with drug names that resemble the typed one; choosing a name searches for it. */
export function Guesses({ of, onChoose }: { of: DrugSearch; onChoose: (name: string) => void }) {
  const texts = useTexts('medications')
  return (
    <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
      {of.guesses.map(({ name, generic }) => (
        <Button key={name} onClick={() => onChoose(name)}>
          {texts.didYouMean(name, generic, of.query)}
        </Button>
      ))}
    </div>
  )
}
