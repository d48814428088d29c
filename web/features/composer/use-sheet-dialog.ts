import { useCallback, useEffect, useState } from 'react'
import { prefetchWhenIdle } from '../../lib/calls/prefetch.ts'
import { SheetDialogOnDemand } from './sheet/OnDemand.tsx'
import { useHasRoom } from '../../ui/use-media.ts'
import { useSwipe } from '../../ui/use-swipe.ts'

/**
 * State of the dialog that shows the sheet over the page. A button opens it, and a swipe to the left where
 * the page has no room for the sheet.
 */
export function useSheetDialog() {
  const hasRoom = useHasRoom()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  const open = useCallback(() => setOpen(true), [])
  const swipe = useSwipe('left', () => !hasRoom && open())
  // The dialog is fetched ahead, so that the sheet can be opened without a network.
  useEffect(() => {
    if (!hasRoom) prefetchWhenIdle(SheetDialogOnDemand.fetch)
  }, [hasRoom])
  return { hasRoom, isOpen, wasOpen, open, close: () => setOpen(false), swipe }
}
