import { lazy, Suspense } from 'react'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { untilDone } from '../../lib/calls/until-done.ts'
import { notices, noticesId } from './notices.ts'

/** Most visits have nothing to tell: the look of a notice comes with the first. */
const SnackbarItem = lazy(() =>
  untilDone(async () => ({ default: (await import('./SnackbarItem.tsx')).SnackbarItem })),
)

/** The alert area: short news at the top of the screen, read out politely, never stealing the focus. */
export function Snackbar() {
  const texts = useTexts('common')
  const shown = useStore(notices)
  return (
    // Always there, because a reader only announces what changes inside a region that it knows.
    <output
      aria-label={texts.notices}
      id={noticesId}
      // Under the bar of a phone, which leads on from any page; over a sheet that stands beside what is written.
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
