import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenedSession } from './open-session.ts'
import { LIFETIMES } from './tokens.ts'

/** Cookie that binds a token to its browser: not readable by scripts, absent on another machine. */
const BINDING = '__Host-b'
const REFRESH = '__Secure-rt'
const REFRESH_PATH = '/rest-auth/token/refresh'

/** Cookie of a challenge that this browser has to answer: a second factor, or a passkey. */
const CHALLENGE = '__Secure-lc'
const CHALLENGE_PATH = '/rest-auth/login'

const attributes = { httpOnly: true, secure: true, sameSite: 'strict' } as const

export function setSessionCookies(reply: FastifyReply, session: OpenedSession): void {
  if (session.binding === null || session.refresh === null) return
  void reply.setCookie(BINDING, session.binding, {
    ...attributes,
    path: '/',
    maxAge: LIFETIMES.sessionMs / 1000,
  })
  void reply.setCookie(REFRESH, session.refresh, {
    ...attributes,
    path: REFRESH_PATH,
    maxAge: LIFETIMES.sessionMs / 1000,
  })
}

export function clearSessionCookies(reply: FastifyReply): void {
  void reply.clearCookie(BINDING, { ...attributes, path: '/' })
  void reply.clearCookie(REFRESH, { ...attributes, path: REFRESH_PATH })
}

export function setChallengeCookie(reply: FastifyReply, secret: string): void {
  void reply.setCookie(CHALLENGE, secret, {
    ...attributes,
    path: CHALLENGE_PATH,
    maxAge: LIFETIMES.challengeMs / 1000,
  })
}

export function clearChallengeCookie(reply: FastifyReply): void {
  void reply.clearCookie(CHALLENGE, { ...attributes, path: CHALLENGE_PATH })
}

export const challengeOf = (request: FastifyRequest): string | undefined => request.cookies[CHALLENGE]
export const bindingOf = (request: FastifyRequest): string | undefined => request.cookies[BINDING]
export const refreshOf = (request: FastifyRequest): string | undefined => request.cookies[REFRESH]

/** Whether a browser sent the request: browsers send fetch metadata, which scripts can't forge; programs send none. */
export const isBrowser = (request: FastifyRequest): boolean => request.headers['sec-fetch-site'] !== undefined
