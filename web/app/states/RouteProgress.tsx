import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { pagesLoading } from '../page.ts'

/** Thin progress line at the top while the next page is loading. */
export function RouteProgress() {
  const { loadingPage } = useTexts('common')
  const isLoading = useStore(pagesLoading) > 0
  if (!isLoading) return null
  return (
    <output>
      <span className="sr-only">{loadingPage}</span>
      <span
        aria-hidden
        className="route-progress fixed inset-x-0 top-0 z-50 h-[3px] bg-accent forced-colors:bg-[Highlight]"
      />
    </output>
  )
}
