import type { FastifyReply } from 'fastify'
import type { Picture } from '#contract/profile/picture.ts'

/** Sends a picture. Its address never gets other content, so the browser may cache it; shared caches may not. */
export const sendPicture = (reply: FastifyReply, { type, bytes }: Picture): FastifyReply =>
  reply
    .code(200)
    .type(type)
    .header('cache-control', 'private, max-age=86400, immutable')
    .header('vary', 'authorization')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
