import type { FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'

/**
 * Refuses a form or a call with a cookie that a page of another site sent. Browsers since 2023 say from where it was sent.
 * `Origin` is "null" under our Referrer-Policy for forms and says nothing.
 */
export function refuseOtherSite({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Problem('forbidden')
}

/**
 * Refuses a visitor's form that a page of another site sent, also where an older browser says so with `Origin` alone. Our
 * own pages send "null" or none of it, so that a proxy that changes the host of a request breaks no form of ours. The ports
 * are not compared, because a proxy changes them.
 * @param baseUrl public address of the installation
 */
export function refuseFormOfOtherSite(request: FastifyRequest, baseUrl: string): void {
  refuseOtherSite(request)
  const { origin, host = '', 'sec-fetch-site': site } = request.headers
  if (site !== undefined || origin === undefined || origin === 'null') return
  const own = [hostIn(`http://${host}`), request.hostname.toLowerCase(), hostIn(baseUrl)]
  const from = hostIn(origin)
  if (from === '' || !own.includes(from)) throw new Problem('forbidden')
}

/** Name of the host in an address; '' where the text is no address. */
const hostIn = (text: string): string => (URL.canParse(text) ? new URL(text).hostname : '')
