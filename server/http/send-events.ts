import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Sends a stream of server-sent events as they come, until the server or the browser ends the stream. The stream's `close`
 * event tells that it has ended. The headers tell proxies not to buffer.
 */
export function sendEvents(reply: FastifyReply, stream: unknown): FastifyReply {
  if (!(stream instanceof Readable)) throw new TypeError('not a stream')
  return (
    reply
      .code(200)
      .type('text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      // The connection is closed together with the stream, because an idle connection would delay the end of a stopping
      // process.
      .header('connection', 'close')
      .send(stream)
  )
}
