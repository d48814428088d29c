import type { FastifyRequest } from 'fastify'
import { isBrowser } from './cookies.ts'
import type { OpeningSession } from './log-in.ts'

/** Address and device of a request that opens a session. */
export const openingOf = (request: FastifyRequest): OpeningSession => ({
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
  class: isBrowser(request) ? 'browser' : 'api',
})

/** Browser and system, enough to tell one's devices apart in a list; no version numbers. */
function deviceOf(userAgent: string | undefined): string {
  const text = userAgent ?? ''
  const browser = /Edg|OPR|Firefox|Chrome|Safari|curl/.exec(text)?.[0] ?? ''
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(text)?.[0] ?? ''
  return [browser, system].filter(Boolean).join(', ')
}
