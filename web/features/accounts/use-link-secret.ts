import { useEffect, useState } from 'react'

/**
 * Reads the secret of a mailed link and removes it from the address bar, so that it stays in no history and
 * nobody who looks at the screen sees it. The secret stays in memory while the page is open.
 * @param clean the address of the page without the secret
 */
export function useLinkSecret<T>(read: () => T, clean: string): T {
  const [secret] = useState(read)
  useEffect(() => window.history.replaceState(window.history.state, '', clean), [clean])
  return secret
}
