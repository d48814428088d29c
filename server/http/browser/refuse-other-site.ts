import type { FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'

/**
 * Refuses a form, or a call with a cookie, that a page of another web site sent. Browsers since 2023 tell which site sent a
 * request. The header `Origin` does not help, because our Referrer-Policy makes it "null" for forms.
 */
export function refuseOtherSite({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Problem('forbidden')
}

/**
 * Refuses a visitor's form that a page of another web site sent, including forms of older browsers, which tell the site by
 * `Origin` alone. The product's own pages send "null" or no `Origin`, so that a proxy that changes the host of a request breaks
 * none of their forms. Ports are not compared, because a proxy changes them.
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

/** Host name of an address; '' for a text that is no address. */
const hostIn = (text: string): string => (URL.canParse(text) ? new URL(text).hostname : '')
