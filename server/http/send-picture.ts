import type { FastifyReply } from 'fastify'
import type { Picture } from '#contract/profile/picture.ts'

/**
 * Sends a picture. Only a picture of kind `kept`, whose address never gets another picture, may be cached, and only by the
 * browser, not by shared caches.
 */
export function sendPicture(
  reply: FastifyReply,
  { type, bytes }: Picture,
  kind: 'kept' | 'changing',
): FastifyReply {
  void reply.code(200).type(type)
  if (kind === 'kept')
    void reply.header('cache-control', 'private, max-age=86400, immutable').header('vary', 'authorization')
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
