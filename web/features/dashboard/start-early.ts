import { sessionStatus } from '../../lib/account/session.ts'
import { shownBrand } from '../../lib/brand/brand.ts'
import { query, queryClient } from '../../lib/calls/query.ts'
import { dashboardCalls, newsCalls, weatherCalls } from '../../lib/calls/endpoints.ts'
import { paths } from '../../paths.ts'

/**
 * Sends the calls of the home page together with that of the profile, when the page was opened at this address: the
 * frame draws the page only once the profile is there, and the code of the widgets comes later still.
 */
export function startEarly(): void {
  if (window.location.pathname !== paths.home) return
  const start = () => {
    const widgets = shownBrand()?.widgets
    void queryClient.prefetchQuery(query(dashboardCalls.read, {}))
    if (widgets?.weather) void queryClient.prefetchQuery(query(weatherCalls.get, {}))
    if (widgets?.news) void queryClient.prefetchQuery(query(newsCalls.list, {}))
  }
  if (sessionStatus.get() === 'doctor') return start()
  const stop = sessionStatus.subscribe(() => {
    if (sessionStatus.get() === 'restoring') return
    stop()
    if (sessionStatus.get() === 'doctor') start()
  })
}
