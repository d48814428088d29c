import type { FastifyInstance, FastifyRequest } from 'fastify'
import { setLaunchCookie } from '../accounts/session/cookies.ts'
import { authenticate } from '../accounts/session/authenticate.ts'
import type { Database } from '../database/database.ts'
import { Problem } from '#contract/problem.ts'
import { networkOf } from '../http/limits/network-of.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { requestLaunch, ticketFor } from './launch-code.ts'

/**
 * Parts of the application that the routes of a launch use. In a launch, another program opens the product in a doctor's
 * browser.
 */
export interface Arriving {
  database: Database
  baseUrl: () => string
  /** Settings of launches. `tokenLinks` tells whether a token in the address opens a session. */
  config: { tokenLinks: boolean }
  limiter: RateLimiter
}

/** Maximum number of launches from one network address per minute. */
const ARRIVALS_PER_MINUTE = 60
const PAGE = '/redirect/new'
/** Path of a launch in the older product, which links in other programs still have. */
const LEGACY = '/new/api_token'

/**
 * Answers the addresses of a launch, `/redirect/new?code=…` and `/new/api_token/?…`. The secret in the address is exchanged for
 * a cookie, and the browser is redirected to an address without the secret. A redirected address is in no history, and the
 * following page sends no referrer.
 */
export function arriveRoutes(app: FastifyInstance, arriving: Arriving): void {
  app.addHook('onRequest', async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://product.invalid')
    const path = pathname.replace(/\/$/, '')
    const code = searchParams.get('code')
    const token = searchParams.get('token')
    const isArrival = path === LEGACY || (path === PAGE && (code !== null || token !== null))
    if (!isArrival || request.method !== 'GET') return undefined
    arriving.limiter.take(`launch ${networkOf(request.ip)}`, ARRIVALS_PER_MINUTE)
    void reply.header('cache-control', 'no-store')
    // If a browser only prefetches the address of a launch, the code in it must not be used up.
    if (/prefetch|prerender/.test(String(request.headers['sec-purpose'] ?? ''))) return reply.code(503).send()
    const ticket = await ticketOf(arriving, request, { code, token })
    setLaunchCookie({ request, reply, baseUrl: arriving.baseUrl() }, ticket)
    searchParams.delete('code')
    searchParams.delete('token')
    const query = searchParams.toString()
    return reply.redirect(query === '' ? PAGE : `${PAGE}?${query}`, 303)
  })
}

async function ticketOf(
  { database, baseUrl, config }: Arriving,
  request: FastifyRequest,
  { code, token }: { code: string | null; token: string | null },
): Promise<string | null> {
  const from = originOf(request.headers.referer)
  if (code !== null) return ticketFor(database, code.slice(0, 100), from)
  if (token === null || !config.tokenLinks) return null
  const headers = { ...request.headers, authorization: `Token ${token}` }
  try {
    const asked = { request: { cookies: {}, headers } as FastifyRequest, baseUrl: baseUrl() }
    const caller = await authenticate(database.open, asked)
    if (caller.kind !== 'doctor') return null
    const made = await requestLaunch(database, caller, '')
    return await ticketFor(database, made.code, from)
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return null
    throw error
  }
}

function originOf(referer: string | undefined): string {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : ''
}
