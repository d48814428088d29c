import { isAway } from '../../lib/calls/connection.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'

/**
 * The one notice that there is no network, on every page in the same place. It lies over the page and above the bar
 * of the composer, so that nothing moves under the hand when the network comes and goes. Its element is always there, because a screen reader
 * announces only changes inside a region that it knows.
 */
export function OfflineNotice() {
  const isShown = useStore(isAway)
  const { away } = useTexts('common')
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-20 z-40 grid justify-items-center px-3 print:hidden">
      {isShown && (
        <span className="rounded-card border border-line bg-ink px-4 py-2 text-sm text-card shadow-lg">
          <b className="font-semibold">{away.title}.</b> {away.help}
        </span>
      )}
    </output>
  )
}
