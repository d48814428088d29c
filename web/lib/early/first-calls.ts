import type { dashboard as Dashboard } from '#contract/dashboard/dashboard.ts'
import type { Endpoint, EndpointRef } from '#contract/endpoint.ts'
import type { profile as Profile } from '#contract/profile/profile.ts'
import { paths } from '../../paths.ts'
import { callsOf } from '../calls/calls-of.ts'

/** Calls that leave before the code that shows their answers has been downloaded (send-ahead.ts). */
export const firstCalls = {
  profile: callsOf<typeof Profile>()({ get: 'GET /api/v2/profile/' }).get,
  dashboard: callsOf<typeof Dashboard>()({ read: 'GET /api/v2/dashboard/' }).read,
}

/**
 * Calls of a page besides that of the profile, by the address of the page. Weather and news are not among those of the home
 * page: nobody waits for them, and on a slow line they would share it with the code that paints the page.
 */
export const callsOfPages: Readonly<Record<string, readonly EndpointRef<Endpoint>[]>> = {
  [paths.index]: [firstCalls.dashboard],
}
