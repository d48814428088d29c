import type { FastifyInstance } from 'fastify'

/**
 * The one address of the product in QR codes, links and mails: the configured one; in a demo without one, where it
 * listens. Never what a request calls it, which is for whoever sends the request to choose.
 */
export const publicBase = (app: Pick<FastifyInstance, 'listeningOrigin'>, configured: string): string =>
  configured || app.listeningOrigin.replace(/127\.0\.0\.1|0\.0\.0\.0|\[::1?\]/, 'localhost')
