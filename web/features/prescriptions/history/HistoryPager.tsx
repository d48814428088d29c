import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatCount } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import type { PageLinks } from './paging.ts'

interface HistoryPagerProps {
  links: PageLinks
  count: number
  onGo: (offset: number) => void
}

/** Links to newer and older pages; renders nothing when everything fits on one page. */
export function HistoryPager({ links: { from, to, newer, older }, count, onGo }: HistoryPagerProps) {
  const { list: texts } = useTexts('prescriptions')
  if (newer === undefined && older === undefined) return null
  const go = (offset: number | undefined) => offset !== undefined && onGo(offset)
  return (
    <nav
      aria-label={texts.pages}
      className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
    >
      <p className="text-ink-soft">{texts.range(formatCount(from), formatCount(to), formatCount(count))}</p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={newer === undefined} onClick={() => go(newer)}>
          <ChevronLeft aria-hidden className="size-4.5" />
          {texts.previous}
        </Button>
        <Button disabled={older === undefined} onClick={() => go(older)}>
          {texts.next}
          <ChevronRight aria-hidden className="size-4.5" />
        </Button>
      </div>
    </nav>
  )
}
