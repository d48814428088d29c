import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Sends a stream of server-sent events as they come, until either side ends: its `close` says so. Proxies must pass them on
 * at once.
 */
export function sendEvents(reply: FastifyReply, stream: unknown): FastifyReply {
  if (!(stream instanceof Readable)) throw new TypeError('not a stream')
  return (
    reply
      .code(200)
      .type('text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      // An ended stream leaves no idle connection that a stopping process would wait for.
      .header('connection', 'close')
      .send(stream)
  )
}
