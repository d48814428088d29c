import { useCallback, useEffect, useState } from 'react'
import { prefetchWhenIdle } from '../../lib/calls/prefetch.ts'
import { useHasRoom } from '../../ui/use-media.ts'
import { useSwipe } from '../../ui/use-swipe.ts'

/**
 * State of the dialog that shows the sheet over the page. A button opens the dialog, and so does a swipe to the left where the
 * page has no room for the sheet.
 */
export function useSheetDialog() {
  const hasRoom = useHasRoom()
  const [isOpen, setOpen] = useState(false)
  const [isThere, setThere] = useState(false)
  if (isOpen && !isThere) setThere(true)
  const open = useCallback(() => setOpen(true), [])
  const swipe = useSwipe('left', () => !hasRoom && open())
  // The closed dialog is rendered ahead with all that it reads, so that the sheet can be opened without a network.
  useEffect(() => {
    if (!hasRoom) prefetchWhenIdle(async () => setThere(true))
  }, [hasRoom])
  return { hasRoom, isOpen, isThere, open, close: () => setOpen(false), swipe }
}
