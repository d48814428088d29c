import type { RequestContext } from '../http/context.ts'
import type { BrandOf } from './integration/access-routes.ts'
import type { Site } from './factors/check-factor.ts'
import { relyingParty, type RelyingParty } from './factors/passkeys.ts'

/**
 * For whom passkeys are good at this request: its host, where a brand names it, and else that of the base address. What a
 * request calls itself only chooses among the hosts of our own.
 */
export function partyOf(context: RequestContext, brandOf: BrandOf): RelyingParty {
  const host = context.request.hostname.toLowerCase()
  const isNamed = host !== '*' && brandOf(context).hosts.includes(host)
  return relyingParty(context.baseUrl, isNamed ? host : undefined)
}

/** The site at which a request proves something. */
export const siteOf = (context: RequestContext, brandOf: BrandOf): Site => ({
  party: partyOf(context, brandOf),
  look: { language: context.language, brand: brandOf(context).id },
})
