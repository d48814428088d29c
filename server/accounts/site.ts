import type { RequestContext } from '../http/context.ts'
import type { BrandOf } from './integration/access-routes.ts'
import type { Site } from './factors/check-factor.ts'
import { relyingParty, type RelyingParty } from './factors/passkeys.ts'

/**
 * The site at which passkeys are valid for a request: the request's host if the brand lists it, otherwise the host of the base
 * address. A request can therefore choose only among hosts of the product.
 */
export function partyOf(context: RequestContext, brandOf: BrandOf): RelyingParty {
  const host = context.request.hostname.toLowerCase()
  const isNamed = host !== '*' && brandOf(context).hosts.includes(host)
  return relyingParty(context.baseUrl, isNamed ? host : undefined)
}

/** The site at which a second factor is proved, with the language and brand of a mail about the proof. */
export const siteOf = (context: RequestContext, brandOf: BrandOf): Site => ({
  party: partyOf(context, brandOf),
  look: { language: context.language, brand: brandOf(context).id },
})
