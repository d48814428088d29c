import type { FastifyInstance } from 'fastify'
import { live } from '#contract/live.ts'
import type { Domain } from '../http/domain.ts'
import { createHub } from './hub.ts'
import { positionOf } from './position.ts'

export function liveRoutes(app: FastifyInstance, { bind, database }: Domain): void {
  const hub = createHub(database, (message) => app.log.warn(message))
  // Open streams are closed first. Otherwise they would keep the process running for as long as somebody looks at a page.
  app.addHook('preClose', () => hub.close())

  bind(live.follow)(async (_input, { caller, request }) =>
    hub.open(
      { doctorId: caller.accountId, sessionId: caller.sessionId },
      positionOf(request.headers['last-event-id']),
    ),
  )
}
