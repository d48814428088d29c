import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the endpoint of the contract takes a body. */
    takesBody?: boolean
  }
}

/**
 * Reads bodies as JSON and nothing else: forms and plain text could be sent across sites without asking.
 * Bytes that are no UTF-8 are refused, where the framework's own parser would quietly replace them. Programs that call
 * everything JSON may do so where there is nothing to send.
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
