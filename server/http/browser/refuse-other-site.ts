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
