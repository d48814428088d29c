import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'

/**
 * Reads bodies as JSON and nothing else: forms and plain text could be sent across sites without asking.
 * Bytes that are no UTF-8 are refused, where the framework's own parser would quietly replace them.
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
    void parse(request, text, done)
  })
}
