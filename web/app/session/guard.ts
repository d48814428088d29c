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
  // A session that could not be checked shows what the device has. An expired one keeps its page: the layout asks for
  // the password above it (assurance.md T13).
  return status === 'guest' ? 'to-login' : 'show'
}
