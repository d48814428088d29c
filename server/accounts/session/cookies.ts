import type { FastifyRequest } from 'fastify'
import { LAUNCH_SECONDS } from '#contract/launch/launch.ts'
import type { RequestFacts } from '../../http/context.ts'
import { isPlainLoopback } from '../../http/plain-loopback.ts'
import type { OpenedSession } from './open-session.ts'
import { LIFETIMES } from './tokens.ts'

/** Names of the cookies of sessions, logins and launches, and whether the cookies are `Secure`. */
interface CookieKind {
  secure: boolean
  /**
   * Cookie that binds a token to its browser. Scripts can't read the cookie, so a stolen token does not work on another
   * machine.
   */
  binding: string
  refresh: string
  /** Cookie of a challenge that this browser has to answer with a second factor or a passkey. */
  challenge: string
  /** Cookie that identifies a browser at its next logins (known-device.ts). */
  device: string
  /** Cookie of a launch, with which another program has opened the product in this browser. */
  launch: string
}

const SECURE: CookieKind = {
  secure: true,
  binding: '__Host-b',
  refresh: '__Secure-rt',
  challenge: '__Secure-lc',
  device: '__Secure-dv',
  launch: '__Secure-ln',
}
/**
 * Cookies of a product that is tried on the machine it runs on. WebKit, unlike Chromium and Firefox, drops `Secure` cookies of
 * http://localhost. The prefixes `__Host-` and `__Secure-` are allowed on `Secure` cookies only, so these cookies have neither.
 */
const PLAIN: CookieKind = {
  secure: false,
  binding: 'b',
  refresh: 'rt',
  challenge: 'lc',
  device: 'dv',
  launch: 'ln',
}

const REFRESH_PATH = '/rest-auth/token/refresh'
/** Path to which the browser sends the device cookie. Logins and the change of a password read this cookie. */
const DEVICE_PATH = '/rest-auth'
const CHALLENGE_PATH = '/rest-auth/login'
const LAUNCH_PATH = '/rest-auth/launch'

type Asked = Pick<RequestFacts, 'baseUrl' | 'request'>
type Answered = Pick<RequestFacts, 'baseUrl' | 'request' | 'reply'>

const kindOf = (asked: Asked): CookieKind => (isPlainLoopback(asked) ? PLAIN : SECURE)

const attributesOf = ({ secure }: CookieKind) => ({ httpOnly: true, secure, sameSite: 'strict' }) as const

/** Whether the browser sends a session's cookie. This is no authentication: the session may be closed already. */
export const hasSessionCookie = (asked: Asked): boolean =>
  asked.request.cookies[kindOf(asked).binding] !== undefined

export function setSessionCookies(answered: Answered, session: OpenedSession): void {
  if (session.binding === null || session.refresh === null) return
  const kind = kindOf(answered)
  const attributes = { ...attributesOf(kind), maxAge: LIFETIMES.sessionMs / 1000 }
  void answered.reply.setCookie(kind.binding, session.binding, { ...attributes, path: '/' })
  void answered.reply.setCookie(kind.refresh, session.refresh, { ...attributes, path: REFRESH_PATH })
}

/** Sets the cookies of a session that a login opened, and the cookie that identifies the browser at the next login. */
export function setLoginCookies(
  answered: Answered,
  { device, ...session }: OpenedSession & { device: string | null },
): void {
  setSessionCookies(answered, session)
  if (device === null) return
  const kind = kindOf(answered)
  void answered.reply.setCookie(kind.device, device, {
    ...attributesOf(kind),
    path: DEVICE_PATH,
    maxAge: LIFETIMES.deviceMs / 1000,
  })
}

export function clearSessionCookies(answered: Answered): void {
  const kind = kindOf(answered)
  void answered.reply.clearCookie(kind.binding, { ...attributesOf(kind), path: '/' })
  void answered.reply.clearCookie(kind.refresh, { ...attributesOf(kind), path: REFRESH_PATH })
}

export function setChallengeCookie(answered: Answered, secret: string): void {
  const kind = kindOf(answered)
  void answered.reply.setCookie(kind.challenge, secret, {
    ...attributesOf(kind),
    path: CHALLENGE_PATH,
    maxAge: LIFETIMES.challengeMs / 1000,
  })
}

export function clearChallengeCookie(answered: Answered): void {
  const kind = kindOf(answered)
  void answered.reply.clearCookie(kind.challenge, { ...attributesOf(kind), path: CHALLENGE_PATH })
}

/**
 * Stores the ticket of a launch (another program has opened the product) in a cookie of the browser. Null removes the cookie of
 * an earlier launch.
 */
export function setLaunchCookie(answered: Answered, ticket: string | null): void {
  const kind = kindOf(answered)
  const attributes = { ...attributesOf(kind), path: LAUNCH_PATH }
  if (ticket === null) void answered.reply.clearCookie(kind.launch, attributes)
  else void answered.reply.setCookie(kind.launch, ticket, { ...attributes, maxAge: LAUNCH_SECONDS })
}

export const launchTicketOf = (asked: Asked): string | undefined =>
  asked.request.cookies[kindOf(asked).launch]
export const challengeOf = (asked: Asked): string | undefined =>
  asked.request.cookies[kindOf(asked).challenge]
export const bindingOf = (asked: Asked): string | undefined => asked.request.cookies[kindOf(asked).binding]
export const refreshOf = (asked: Asked): string | undefined => asked.request.cookies[kindOf(asked).refresh]

/** Reads the secret of the device cookie; undefined for a text that is no such secret. */
export function deviceSecretOf(asked: Asked): string | undefined {
  const sent = asked.request.cookies[kindOf(asked).device]
  return sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : undefined
}

/** Whether a browser sent the request. Browsers send fetch metadata, which scripts can't forge; programs send none. */
export const isBrowser = (request: FastifyRequest): boolean => request.headers['sec-fetch-site'] !== undefined
