import { useEffect, useEffectEvent } from 'react'

/** Marks the entry of the history that an open part of the page has for itself. */
const MARK = 'open'

const markNow = (): unknown => (window.history.state as Record<string, unknown> | null)?.[MARK]

/**
 * Back closes what covers the page instead of leaving it: while it is open the same address stands in the history once
 * more. Closed in another way, that entry goes too. Where it is come back to later, it is the page and nothing else.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return undefined
    const mark = crypto.randomUUID()
    // The router's own state goes with it: to the router this is the place where it is.
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
