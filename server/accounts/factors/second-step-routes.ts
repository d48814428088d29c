import { secondFactors } from '#contract/accounts/second-factors.ts'
import type { RequestContext } from '../../http/context.ts'
import type { Domain } from '../../http/domain.ts'
import type { KeyVault } from '../../signing/key-vault.ts'
import type { BrandOf } from '../integration/access-routes.ts'
import { completeLogin, loginWays } from '../session/complete-login.ts'
import { challengeOf, clearChallengeCookie, setChallengeCookie, setLoginCookies } from '../session/cookies.ts'
import { beginPasskeyLogin, logInWithPasskey } from '../session/log-in-with-passkey.ts'
import type { OpenedLogin } from '../session/open-login.ts'
import { openingOf } from '../session/opening.ts'
import { partyOf, siteOf } from '../site.ts'

/** Routes of logins that need a second factor after the password, and of logins with a passkey alone. */
export function secondStepRoutes({ bind, database, clock }: Domain, brandOf: BrandOf, vault: KeyVault): void {
  const deps = { database, clock, vault }
  const opened = (context: RequestContext, session: OpenedLogin): { key: string } => {
    clearChallengeCookie(context)
    setLoginCookies(context, session)
    return { key: session.token }
  }

  bind(secondFactors.loginWays)((_input, context) =>
    loginWays(deps, partyOf(context, brandOf), challengeOf(context)),
  )

  bind(secondFactors.completeLogin)(async ({ body }, context) => {
    const secret = challengeOf(context)
    const site = siteOf(context, brandOf)
    const session = await completeLogin(deps, site, secret, body, openingOf(context, brandOf))
    return opened(context, session)
  })

  bind(secondFactors.passkeyRequest)(async (_input, context) => {
    const { secret, request } = await beginPasskeyLogin(deps, partyOf(context, brandOf))
    setChallengeCookie(context, secret)
    return request
  })

  bind(secondFactors.passkeyLogin)(async ({ body }, context) => {
    const secret = challengeOf(context)
    const party = partyOf(context, brandOf)
    const opening = openingOf(context, brandOf)
    return opened(context, await logInWithPasskey(deps, party, secret, body.passkey, opening))
  })
}
