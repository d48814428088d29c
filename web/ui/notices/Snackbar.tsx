import { lazy, Suspense } from 'react'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { untilDone } from '../../lib/calls/until-done.ts'
import { notices, noticesId } from './notices.ts'

/** Most visits have no notice: the code that renders one is loaded with the first. */
const SnackbarItem = lazy(() =>
  untilDone(async () => ({ default: (await import('./SnackbarItem.tsx')).SnackbarItem })),
)

/** The notice area: short news at the top of the screen, read out politely, never taking the focus. */
export function Snackbar() {
  const texts = useTexts('common')
  const shown = useStore(notices)
  return (
    // The element is always in the page, because a screen reader announces only changes inside a region that it knows.
    <output
      aria-label={texts.notices}
      id={noticesId}
      // The notices are below the top bar on a phone, so that its links stay reachable, and over the sheet beside a
      // form.
      className="pointer-events-none fixed inset-x-0 top-3 z-50 grid justify-items-center gap-2 px-3 max-sm:top-18 [body:has([data-beside])_&]:left-auto [body:has([data-beside])_&]:w-md [body:has([data-beside])_&]:px-6"
    >
      <Suspense>
        {shown.map((notice) => (
          <SnackbarItem key={notice.id} notice={notice} />
        ))}
      </Suspense>
    </output>
  )
}
