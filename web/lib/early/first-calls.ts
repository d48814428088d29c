import type { Widget } from '#brands/brand.ts'
import type { dashboard as Dashboard } from '#contract/dashboard/dashboard.ts'
import type { Endpoint, EndpointRef } from '#contract/endpoint.ts'
import type { news as News } from '#contract/outside/news.ts'
import type { profile as Profile } from '#contract/profile/profile.ts'
import type { weather as Weather } from '#contract/outside/weather.ts'
import { paths } from '../../paths.ts'
import { callsOf } from '../calls/calls-of.ts'

/** A call that a page sends at its start. With `widget`, the call is sent only if that widget is switched on. */
interface FirstCall {
  endpoint: EndpointRef<Endpoint>
  widget?: Widget
}

/** Calls that are sent before the code that shows their answers has been downloaded (send-ahead.ts). */
export const firstCalls = {
  profile: callsOf<typeof Profile>()({ get: 'GET /api/v2/profile/' }).get,
  dashboard: callsOf<typeof Dashboard>()({ read: 'GET /api/v2/dashboard/' }).read,
  weather: callsOf<typeof Weather>()({ get: 'GET /api/v2/weather' }).get,
  news: callsOf<typeof News>()({ list: 'GET /api/v2/news' }).list,
}

/** Calls of a page besides that of the profile, by the address of the page. */
export const callsOfPages: Readonly<Record<string, readonly FirstCall[]>> = {
  [paths.index]: [
    { endpoint: firstCalls.dashboard },
    { endpoint: firstCalls.weather, widget: 'weather' },
    { endpoint: firstCalls.news, widget: 'news' },
  ],
}
