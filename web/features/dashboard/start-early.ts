import { sessionStatus } from '../../lib/account/session.ts'
import { query, queryClient } from '../../lib/calls/query.ts'
import { dashboardCalls } from '../../lib/calls/endpoints.ts'
import { paths } from '../../paths.ts'

/**
 * Sends the call of the home page together with that of the profile, when the page was opened at this address: the
 * frame draws the page only once the profile is there.
 */
export function startEarly(): void {
  if (window.location.pathname !== paths.home) return
  const start = () => void queryClient.prefetchQuery(query(dashboardCalls.read, {}))
  if (sessionStatus.get() === 'doctor') return start()
  const stop = sessionStatus.subscribe(() => {
    if (sessionStatus.get() === 'restoring') return
    stop()
    if (sessionStatus.get() === 'doctor') start()
  })
}
