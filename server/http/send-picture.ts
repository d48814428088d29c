import type { FastifyReply } from 'fastify'
import type { Picture } from '#contract/profile/picture.ts'

/** Sends a picture. Its address is its own for ever, so the browser of who may see it keeps it; nobody between does. */
export const sendPicture = (reply: FastifyReply, { type, bytes }: Picture): FastifyReply =>
  reply
    .code(200)
    .type(type)
    .header('cache-control', 'private, max-age=86400, immutable')
    .header('vary', 'authorization')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
