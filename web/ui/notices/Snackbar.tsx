import { lazy, Suspense } from 'react'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { untilDone } from '../../lib/calls/until-done.ts'
import { notices, noticesId } from './notices.ts'

/** The code that renders a notice is loaded with the first notice, because most visits have none. */
const NoticeList = lazy(() =>
  untilDone(async () => ({ default: (await import('./NoticeList.tsx')).NoticeList })),
)

/** Container of all notices, at the bottom of the window, beside the menu and above the page's bar. It never takes the focus. */
export function Snackbar() {
  const texts = useTexts('common')
  const isWanted = useStore(notices).length > 0
  return (
    // The element is always in the page, because a screen reader announces only changes inside a region that it knows.
    <output aria-label={texts.notices} id={noticesId} className="notices">
      <Suspense>{isWanted && <NoticeList />}</Suspense>
    </output>
  )
}
