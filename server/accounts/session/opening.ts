import type { RequestContext } from '../../http/context.ts'
import { networkOf } from '../../http/limits/network-of.ts'
import type { BrandOf } from '../integration/access-routes.ts'
import type { MailLook } from '../letters/tell-owner.ts'
import { deviceSecretOf, isBrowser } from './cookies.ts'

/** Caller and device for which a session is opened, and the class of the session. */
export interface OpeningSession {
  /** Network of the caller: an IPv4 address, or the first 64 bits of an IPv6 address (`networkOf`). */
  address: string
  /** Browser and operating system, such as `Firefox, Windows`. */
  device: string
  class: 'browser' | 'api'
  /** Secret of the browser's device cookie; undefined for a browser without this cookie. */
  deviceSecret: string | undefined
  /** Language and brand of mails about the login. */
  look: MailLook
}

/** Address and device of a request that opens a session. */
export function openingOf(context: RequestContext, brandOf: BrandOf): OpeningSession {
  const { request, language } = context
  return {
    address: networkOf(request.ip),
    device: deviceOf(request.headers['user-agent']),
    class: isBrowser(request) ? 'browser' : 'api',
    deviceSecret: deviceSecretOf(context),
    look: { language, brand: brandOf(context).id },
  }
}

/**
 * Names the browser and the operating system, so that a person can tell their devices apart in a list. Version numbers are left
 * out.
 */
function deviceOf(userAgent: string | undefined): string {
  const text = userAgent ?? ''
  const browser = /Edg|OPR|Firefox|Chrome|Safari|curl/.exec(text)?.[0] ?? ''
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(text)?.[0] ?? ''
  return [browser, system].filter(Boolean).join(', ')
}
