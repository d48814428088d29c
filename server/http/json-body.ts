import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the endpoint accepts a request body by its contract. */
    takesBody?: boolean
  }
}

/**
 * Makes the application parse request bodies as JSON only, because a page of another site could send forms and plain text
 * without a preflight request. Bytes that are not UTF-8 are refused; Fastify's own parser would silently replace them. An empty
 * body declared as JSON is allowed for an endpoint without a body, because some programs declare every request as JSON.
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
