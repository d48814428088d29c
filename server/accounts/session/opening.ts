import type { RequestContext } from '../../http/context.ts'
import type { BrandOf } from '../integration/access-routes.ts'
import type { MailLook } from '../letters/tell-owner.ts'
import { deviceSecretOf, isBrowser } from './cookies.ts'

/** Origin of a new session, and its class. */
export interface OpeningSession {
  /** Network address of the caller. */
  address: string
  /** Browser and system, as in `Firefox, Windows`. */
  device: string
  class: 'browser' | 'api'
  /** Secret of the browser's device cookie; undefined without one. */
  deviceSecret: string | undefined
  /** Language and brand of mails about the login. */
  look: MailLook
}

/** Address and device of a request that opens a session. */
export function openingOf(context: RequestContext, brandOf: BrandOf): OpeningSession {
  const { request, language } = context
  return {
    address: request.ip,
    device: deviceOf(request.headers['user-agent']),
    class: isBrowser(request) ? 'browser' : 'api',
    deviceSecret: deviceSecretOf(context),
    look: { language, brand: brandOf(context).id },
  }
}

/** Browser and system, enough to tell one's devices apart in a list; no version numbers. */
function deviceOf(userAgent: string | undefined): string {
  const text = userAgent ?? ''
  const browser = /Edg|OPR|Firefox|Chrome|Safari|curl/.exec(text)?.[0] ?? ''
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(text)?.[0] ?? ''
  return [browser, system].filter(Boolean).join(', ')
}
