import type { FastifyInstance } from 'fastify'
import { launch } from '#contract/launch/launch.ts'
import { legacyLink } from '#contract/launch/legacy-links.ts'
import type { BrandOf } from '../accounts/integration/access-routes.ts'
import { launchTicketOf, setLaunchCookie, setLoginCookies } from '../accounts/session/cookies.ts'
import { openingOf } from '../accounts/session/opening.ts'
import type { Brands } from '../brand/brands.ts'
import type { Domain } from '../http/domain.ts'
import { refuseOtherSite } from '../http/browser/refuse-other-site.ts'
import { type Arriving, arriveRoutes } from './arrive.ts'
import { legacyPages } from './legacy-pages.ts'
import { lookAtLaunch, redeemTicket, requestLaunch } from './launch-code.ts'
import { prefillDraft } from './prefill-draft.ts'
import { doctorName } from './queries.ts'

/** Settings of launches, with which other programs open the product in a doctor's browser. */
export interface LaunchConfig {
  /** Address of the older product; '' when there was none. */
  legacyBaseUrl: string
  /** Whether a token in the address of a launch opens a session. */
  tokenLinks: boolean
}

interface LaunchDependencies extends Omit<Arriving, 'database'> {
  brands: Brands
  config: LaunchConfig
}

/** Routes by which a program opens the product in a doctor's browser. */
export function launchRoutes(app: FastifyInstance, { bind, database }: Domain, f: LaunchDependencies): void {
  const { legacyBaseUrl } = f.config
  const brandOf: BrandOf = ({ request }) => f.brands.ofHost(request.host)
  arriveRoutes(app, { ...f, database })
  legacyPages(app, f)

  bind(launch.request)(async ({ body }, { caller, baseUrl, request }) => {
    const { origin = '', redirect_url: target } = body
    const { code, expiresAt } = await requestLaunch(database, caller, origin)
    const token = request.headers.authorization?.replace(/^Token /, '') ?? ''
    return {
      code,
      expires_at: expiresAt.toISOString(),
      url: legacyLink(baseUrl, { code }, target),
      ...(legacyBaseUrl === '' ? {} : { legacy_url: legacyLink(legacyBaseUrl, { token }, target) }),
    }
  })

  bind(launch.look)(async (_input, context) => {
    const { account_id: id, email, program, origin } = await lookAtLaunch(database, launchTicketOf(context))
    const name = await database.asDoctor(id, (sql) => doctorName(sql, id))
    return { email, name, program, is_known_place: origin !== '' }
  })

  bind(launch.redeem)(async (_input, context) => {
    // The browser also sends the cookie with requests of pages on neighbouring hosts. Such a page must not log the visitor in
    // as somebody else.
    refuseOtherSite(context.request)
    const opening = openingOf(context, brandOf)
    const session = await redeemTicket(database, launchTicketOf(context), { ...opening, class: 'browser' })
    setLaunchCookie(context, null)
    setLoginCookies(context, session)
    return { key: session.token }
  })

  bind(launch.prefill)(async ({ body }, { caller }) => ({
    draft: await database.asDoctor(caller.accountId, (sql) =>
      prefillDraft(sql, caller.accountId, body.parameters),
    ),
  }))
}
