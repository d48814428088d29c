import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the endpoint of the contract takes a body. */
    takesBody?: boolean
  }
}

/**
 * Parses bodies as JSON only: a page of another site could send forms and plain text without a preflight request.
 * Bytes that are not UTF-8 are refused, which Fastify's own parser would silently replace. An empty body with the
 * JSON type is allowed where the endpoint takes none, because some programs label every request as JSON.
 */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    let text: string
    try {
      text = utf8.decode(bytes)
    } catch {
      done(new Problem('malformed-json'))
      return
    }
    if (text === '' && request.routeOptions.config.takesBody === false) done(null, undefined)
    else void parse(request, text, done)
  })
}
