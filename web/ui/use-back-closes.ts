import { useEffect, useEffectEvent } from 'react'

/** Key in the history state that marks an entry added for an open overlay. */
const MARK = 'open'

const markNow = (): unknown => (window.history.state as Record<string, unknown> | null)?.[MARK]

/**
 * Makes the browser's Back button close an overlay instead of leaving the page: while the overlay is open, the history has a
 * second entry with the same address. Closing the overlay in another way removes that entry. A later return to such an entry
 * shows the page without the overlay.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return undefined
    const mark = crypto.randomUUID()
    // The state of the present entry is copied, so that the router takes the new entry for the same page.
    window.history.pushState({ ...(window.history.state as object | null), [MARK]: mark }, '')
    const leave = () => {
      if (markNow() !== mark) close()
    }
    window.addEventListener('popstate', leave)
    return () => {
      window.removeEventListener('popstate', leave)
      if (markNow() === mark) window.history.back()
    }
  }, [isOpen])
}
