import { Files } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'

/** Notice before the issue that the law requires several prescriptions for the rows of the draft. */
export function SplitNotice({ documents }: { documents: number }) {
  const texts = useTexts('composer-rows')
  return (
    <p className="flex items-start gap-2 rounded-control bg-sunk px-3 py-2">
      <Files aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-soft" strokeWidth={1.8} />
      {texts.willSplit(documents)}
    </p>
  )
}
