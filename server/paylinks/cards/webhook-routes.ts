import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { CardPayments } from '../../outside/payments/port.ts'
import { recordReport } from './record-report.ts'

const BODY_LIMIT = 512 * 1024

/**
 * Route that takes reports of the provider of card payments. The signature covers the exact bytes, so the body is not
 * parsed before it is verified. A status of 400 or more makes the provider send the report again later.
 */
export function cardWebhook(
  app: FastifyInstance,
  deps: { database: Database; clock: () => Date; cards: CardPayments },
): void {
  void app.register(async (hook) => {
    hook.removeAllContentTypeParsers()
    hook.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    hook.post('/hooks/stripe', async (request, reply) => {
      const signature = String(request.headers['stripe-signature'] ?? '')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const report = deps.cards.read(body, signature, deps.clock())
      void reply.header('cache-control', 'no-store')
      if (!report) return reply.code(400).send({ received: false })
      if (report.kind !== 'ignored') await recordReport(deps, report)
      return reply.send({ received: true })
    })
  })
}
