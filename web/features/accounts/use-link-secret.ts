import { useEffect, useState } from 'react'

/**
 * Takes what a mailed link carries and removes it from the address bar, so that it stays in no history and is seen by
 * nobody who looks at the screen. Kept as long as the page.
 * @param clean the address of the page without it
 */
export function useLinkSecret<T>(read: () => T, clean: string): T {
  const [secret] = useState(read)
  useEffect(() => window.history.replaceState(window.history.state, '', clean), [clean])
  return secret
}
