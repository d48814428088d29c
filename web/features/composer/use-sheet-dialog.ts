import { useEffect, useState } from 'react'
import { prefetchWhenIdle } from '../../lib/calls/prefetch.ts'
import { SheetDialogOnDemand } from './sheet/OnDemand.tsx'
import { useHasRoom } from '../../ui/use-media.ts'
import { useSwipe } from '../../ui/use-swipe.ts'

/** The sheet over the page: opened by hand, or by a swipe where there is no room beside what is written. */
export function useSheetDialog() {
  const hasRoom = useHasRoom()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  const open = () => setOpen(true)
  const swipe = useSwipe('left', () => !hasRoom && open())
  // Without a network the sheet is looked at too.
  useEffect(() => {
    if (!hasRoom) prefetchWhenIdle(SheetDialogOnDemand.fetch)
  }, [hasRoom])
  return { hasRoom, isOpen, wasOpen, open, close: () => setOpen(false), swipe }
}
