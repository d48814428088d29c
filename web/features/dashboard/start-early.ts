import { formatLongDay, hourIn } from '../../lib/format.ts'
import { shownBrand } from '../../lib/brand/brand.ts'
import { query, queryClient } from '../../lib/calls/query.ts'
import { dashboardCalls, newsCalls, weatherCalls } from '../../lib/calls/endpoints.ts'
import { sendEarly } from '../../lib/account/send-early.ts'
import { paths } from '../../paths.ts'

/** Sends the calls of the home page together with that of the profile: the code of the widgets comes later still. */
export const startEarly = (): void =>
  sendEarly(paths.home, () => {
    const widgets = shownBrand()?.widgets
    void queryClient.prefetchQuery(query(dashboardCalls.read, {}))
    if (widgets?.weather) void queryClient.prefetchQuery(query(weatherCalls.get, {}))
    if (widgets?.news) void queryClient.prefetchQuery(query(newsCalls.list, {}))
    // A browser takes 10 ms for its first formats of a date: the greeting needs these once the calls are answered.
    setTimeout(() => hourIn(new Date()))
    setTimeout(() => formatLongDay(new Date()))
  })
