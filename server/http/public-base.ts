import type { FastifyInstance } from 'fastify'

/**
 * The product's one address in QR codes, links and mails: the configured one, or in a demo without one the listening
 * address. It is never taken from a request, whose sender could choose it.
 * @param host host in place of a listening address that names no network: this machine by default
 */
export const publicBase = (
  app: Pick<FastifyInstance, 'listeningOrigin'>,
  configured: string,
  host = 'localhost',
): string => configured || app.listeningOrigin.replace(/127\.0\.0\.1|0\.0\.0\.0|\[::1?\]/, host)
