import type { SessionStatus } from '../../lib/account/session.ts'

/**
 * Who may see a page.
 * - `open`: anybody
 * - `guest`: only visitors who have not logged in
 * - `doctor`: only logged-in doctors
 * - `ready`: only logged-in doctors whom the login-state guard lets through (login-state.ts)
 */
export type Guard = 'open' | 'guest' | 'doctor' | 'ready'

export type Verdict = 'show' | 'wait' | 'to-login' | 'to-home'

/** Result of the check whether the session may see a page (specification section 4). */
export function verdictOf(guard: Guard, status: SessionStatus): Verdict {
  if (guard === 'open') return 'show'
  if (status === 'restoring') return 'wait'
  if (guard === 'guest') return status === 'doctor' ? 'to-home' : 'show'
  // If the session could not be checked, the page shows the data stored on the device. If the session has expired, the page stays
  // and the layout asks for the password in a dialog above it (assurance.md T13).
  return status === 'guest' ? 'to-login' : 'show'
}
