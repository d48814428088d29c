import { ChevronLeft } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { Anchor } from '../../../ui/Anchor.tsx'

/** Link back to the history with the search and the page that it had. */
export function BackLink({ from = '' }: { from?: string }) {
  const { detail: texts } = useTexts('prescription')
  return (
    <div className="frame -mb-5 pt-2 sm:-mb-6 print:hidden">
      <Anchor
        to={paths.prescriptions + from}
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-medium text-ink-soft no-underline hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-4.5" />
        {texts.back}
      </Anchor>
    </div>
  )
}
