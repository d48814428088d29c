import type { RequestContext } from '../http/context.ts'
import type { BrandOf } from './access-routes.ts'
import type { Site } from './check-factor.ts'
import { relyingParty } from './passkeys.ts'

/** The site at which a request proves something. */
export const siteOf = (context: RequestContext, brandOf: BrandOf): Site => ({
  party: relyingParty(context.baseUrl),
  look: { language: context.language, brand: brandOf(context).id },
})
