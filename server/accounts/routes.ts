import { accounts } from '#contract/accounts/accounts.ts'
import { Problem } from '#contract/problem.ts'

import type { Domain } from '../http/domain.ts'
import { texts } from '../http/texts.ts'
import type { KeyVault } from '../signing/key-vault.ts'
import { accessRoutes, type BrandOf } from './integration/access-routes.ts'
import { authenticate } from './session/authenticate.ts'
import { refuseOtherSite } from '../http/browser/refuse-other-site.ts'
import { endOwnSession } from './session/close-sessions.ts'
import {
  clearSessionCookies,
  refreshOf,
  setChallengeCookie,
  setLoginCookies,
  setSessionCookies,
} from './session/cookies.ts'
import { logIn } from './session/log-in.ts'
import { openingOf } from './session/opening.ts'
import { accountById } from './queries.ts'
import { refreshSession } from './session/refresh-session.ts'
import { secondFactorRoutes } from './factors/second-factor-routes.ts'
import { secondStepRoutes } from './factors/second-step-routes.ts'
import { sessionRoutes } from './session/session-routes.ts'

export function accountRoutes(
  domain: Domain,
  brandOf: BrandOf,
  { vault, config }: { vault: KeyVault; config: { secondFactorToSign: boolean } },
): void {
  const { bind, database } = domain
  accessRoutes(domain, brandOf)
  sessionRoutes(domain)
  secondStepRoutes(domain, brandOf, vault)
  secondFactorRoutes(domain, brandOf, { vault, config })

  bind(accounts.login)(async ({ body }, context) => {
    const outcome = await logIn(domain, { ...body, ...openingOf(context, brandOf) })
    if ('waiting' in outcome) {
      setChallengeCookie(context, outcome.waiting)
      throw new Problem('second-factor-required')
    }
    setLoginCookies(context, outcome.session)
    return { key: outcome.session.token }
  })

  bind(accounts.refresh)(async (_input, context) => {
    // The refresh cookie is SameSite=Strict. Refusing requests of other sites also protects browsers that do not respect that
    // attribute.
    refuseOtherSite(context.request)
    const cookie = refreshOf(context)
    if (!cookie) throw new Problem('unauthenticated')
    const session = await refreshSession(database, cookie)
    setSessionCookies(context, session)
    return { key: session.token }
  })

  // A logout with an expired or revoked token succeeds too, because its session is over already.
  bind(accounts.logout)(async (_input, context) => {
    const caller = await authenticate(database.open, context).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 401) return null
      throw error
    })
    if (caller) await endOwnSession(database, caller)
    clearSessionCookies(context)
    void context.reply.header('clear-site-data', '"cache"')
    return { detail: texts(context.language).loggedOut }
  })

  bind(accounts.user)(async (_input, { caller }) => {
    const account = await accountById(database.open, caller.accountId)
    if (!account) throw new Problem('not-found')
    const { id: pk, email } = account
    const kind = caller.kind === 'assistant' ? 'assistant' : 'doctor'
    return { pk, username: email, email, first_name: '', last_name: '', kind }
  })
}
