import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { networkOf } from '../http/limits/network-of.ts'
import type { RateLimiter } from '../http/rate-limit.ts'

/** Content type of a public page. */
export const HTML = 'text/html; charset=utf-8'

const FORM = 'application/x-www-form-urlencoded'
const FORM_BYTES = 4096

/** Registers routes that accept the forms of public pages, and no other bodies. */
export function takeForms(app: FastifyInstance, bind: (forms: FastifyInstance) => void): void {
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    forms.addContentTypeParser('*', (_request, _body, done) =>
      done(new Problem('unsupported-media-type', { values: { expected: FORM } })),
    )
    bind(forms)
  })
}

/**
 * Counts a visitor's calls of this minute, and tells whether they are within the limit.
 * @param page beginning of the page's address, such as `/p`
 */
export function isWithinLimit(
  limiter: RateLimiter,
  { method, ip }: FastifyRequest,
  page: string,
  perMinute: number,
): boolean {
  try {
    limiter.take(`${method} ${page} ${networkOf(ip)}`, perMinute)
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'too-many-requests') return false
    throw error
  }
}
