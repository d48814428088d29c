import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Sends a stream of server-sent events as they come, until either side ends; the stream's `close` tells of that. The
 * headers tell proxies not to buffer.
 */
export function sendEvents(reply: FastifyReply, stream: unknown): FastifyReply {
  if (!(stream instanceof Readable)) throw new TypeError('not a stream')
  return (
    reply
      .code(200)
      .type('text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      // Closes the connection with the stream: an idle connection would keep a stopping process waiting.
      .header('connection', 'close')
      .send(stream)
  )
}
