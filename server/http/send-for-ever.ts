import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsGzip } from './accepts-gzip.ts'

const compressed = promisify(gzip)

/**
 * Sends a response that never changes under its address and contains no personal data, so that browsers cache it. Only such a
 * response is compressed: the compressed size of a response with a secret could reveal the secret.
 */
export async function sendForEver(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
): Promise<FastifyReply> {
  void reply
    .code(200)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
  if (!acceptsGzip(request.headers['accept-encoding']?.toString())) return reply.send(json)
  return reply.header('content-encoding', 'gzip').send(await compressed(json))
}
