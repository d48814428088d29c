import { accounts } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'

import type { Domain } from '../http/domain.ts'
import { texts } from '../http/texts.ts'
import { accessRoutes, type BrandOf } from './access-routes.ts'
import { authenticate } from './authenticate.ts'
import { clearSessionCookies, isBrowser, refreshOf, setSessionCookies } from './cookies.ts'
import { logIn } from './log-in.ts'
import { accountById, revokeSession } from './queries.ts'
import { refreshSession } from './refresh-session.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { sessionRoutes } from './session-routes.ts'

export function accountRoutes(domain: Domain, brandOf: BrandOf): void {
  const { bind, database } = domain
  accessRoutes(domain, brandOf)
  sessionRoutes(domain)
  secondFactorRoutes(domain)

  bind(accounts.login)(async ({ body }, { request, reply }) => {
    const session = await logIn(database, {
      ...body,
      address: request.ip,
      device: deviceOf(request.headers['user-agent']),
      fromBrowser: isBrowser(request),
    })
    setSessionCookies(reply, session)
    return { key: session.token }
  })

  bind(accounts.refresh)(async (_input, { request, reply }) => {
    const cookie = refreshOf(request)
    if (!cookie) throw new Problem('unauthenticated')
    const session = await refreshSession(database, cookie)
    setSessionCookies(reply, session)
    return { key: session.token }
  })

  // Logging out always succeeds for the person: a dead token has nothing left to close.
  bind(accounts.logout)(async (_input, { request, reply, language }) => {
    const caller = await authenticate(database.open, request).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 401) return null
      throw error
    })
    if (caller) await revokeSession(database.open, caller.sessionId)
    clearSessionCookies(reply)
    void reply.header('clear-site-data', '"cache"')
    return { detail: texts(language).loggedOut }
  })

  bind(accounts.user)(async (_input, { caller }) => {
    const account = await accountById(database.open, caller.accountId)
    if (!account) throw new Problem('not-found')
    return { pk: account.id, username: account.email, email: account.email, first_name: '', last_name: '' }
  })
}

/** Enough to tell one's devices apart in a list; no version numbers. */
function deviceOf(userAgent: string | undefined): string {
  const text = userAgent ?? ''
  const browser = /Edg|OPR|Firefox|Chrome|Safari|curl/.exec(text)?.[0] ?? ''
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(text)?.[0] ?? ''
  return [browser, system].filter(Boolean).join(', ')
}
