import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatCount } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { DIRECTORY_PAGE_SIZE } from './directory-view.ts'

interface DirectoryPagerProps {
  offset: number
  /** Number of pharmacies on this page (`rows`), and in all (`count`). */
  rows: number
  count: number
  onGo: (offset: number) => void
}

/** Links to the previous and next pharmacies; renders nothing when all fit on one page. */
export function DirectoryPager({ offset, rows, count, onGo }: DirectoryPagerProps) {
  const texts = useTexts('pharmacy-directory')
  const isLast = offset + rows >= count
  if (offset === 0 && isLast) return null
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-ink-soft tabular-nums">
        {texts.range(formatCount(offset + 1), formatCount(offset + rows), formatCount(count))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={offset === 0} onClick={() => onGo(Math.max(0, offset - DIRECTORY_PAGE_SIZE))}>
          <ChevronLeft aria-hidden className="size-4.5" />
          {texts.previous}
        </Button>
        <Button disabled={isLast} onClick={() => onGo(offset + DIRECTORY_PAGE_SIZE)}>
          {texts.next}
          <ChevronRight aria-hidden className="size-4.5" />
        </Button>
      </div>
    </nav>
  )
}
