import type { RequestContext } from '../http/context.ts'
import type { BrandOf } from './integration/access-routes.ts'
import type { Site } from './factors/check-factor.ts'
import { relyingParty, type RelyingParty } from './factors/passkeys.ts'

/**
 * The site at which passkeys are valid for this request: the request's host where the brand lists it, else the host of
 * the base address. A request can so only choose among our own hosts.
 */
export function partyOf(context: RequestContext, brandOf: BrandOf): RelyingParty {
  const host = context.request.hostname.toLowerCase()
  const isNamed = host !== '*' && brandOf(context).hosts.includes(host)
  return relyingParty(context.baseUrl, isNamed ? host : undefined)
}

/** Site of a proof, with language and brand of a mail about it. */
export const siteOf = (context: RequestContext, brandOf: BrandOf): Site => ({
  party: partyOf(context, brandOf),
  look: { language: context.language, brand: brandOf(context).id },
})
