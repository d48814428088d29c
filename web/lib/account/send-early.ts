import { sessionStatus } from './session.ts'

/**
 * Sends calls of a page together with that of the profile, when the page was opened at this address by somebody who is
 * logged in: the frame draws the page only once the profile is there, and data that come later would move what it shows.
 */
export function sendEarly(path: string, send: () => void): void {
  if (window.location.pathname !== path) return
  if (sessionStatus.get() === 'doctor') return send()
  const stop = sessionStatus.subscribe(() => {
    if (sessionStatus.get() === 'restoring') return
    stop()
    if (sessionStatus.get() === 'doctor') send()
  })
}
