import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageTitle } from '../../../ui/Page.tsx'
import type { Kept } from './draft/use-draft.ts'

/** The title, and whether what is written is kept. */
export function ComposerHeader({ kept, onDiscard }: { kept: Kept; onDiscard: () => void }) {
  const texts = useTexts('composer')
  const words = { nothing: '', saving: texts.saving, saved: texts.saved, failed: texts.notSaved }
  return (
    <header className="flex min-h-11 flex-wrap items-center gap-x-4">
      <PageTitle className="max-sm:flex-1 text-xl font-semibold tracking-tight">{texts.title}</PageTitle>
      <span className="min-h-5 flex-1 text-sm text-ink-faint max-sm:order-last max-sm:basis-full">
        {words[kept]}
      </span>
      {kept !== 'nothing' && (
        <Button tone="quiet" className="-mr-4" onClick={onDiscard}>
          {texts.discard}
        </Button>
      )}
    </header>
  )
}
