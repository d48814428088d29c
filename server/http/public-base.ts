import type { FastifyInstance } from 'fastify'

/**
 * Address of the product in QR codes, links and mails. It is the configured address, or in a demo without one the listening
 * address. It is never taken from a request, because the sender could choose it.
 * @param host host that replaces a listening address which is not a public one (127.0.0.1, 0.0.0.0, ::1 or ::)
 */
export const publicBase = (
  app: Pick<FastifyInstance, 'listeningOrigin'>,
  configured: string,
  host = 'localhost',
): string => configured || app.listeningOrigin.replace(/127\.0\.0\.1|0\.0\.0\.0|\[::1?\]/, host)
