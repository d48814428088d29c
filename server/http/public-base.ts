import type { FastifyInstance } from 'fastify'

/**
 * Address of the product in QR codes, links and mails. It is the configured address, or in a demo without one the listening
 * address. It is never taken from a request, because the sender could choose it.
 * @param host host to use if the listening address names no network; by default this machine
 */
export const publicBase = (
  app: Pick<FastifyInstance, 'listeningOrigin'>,
  configured: string,
  host = 'localhost',
): string => configured || app.listeningOrigin.replace(/127\.0\.0\.1|0\.0\.0\.0|\[::1?\]/, host)
