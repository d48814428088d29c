import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { Problem } from '#contract/problem.ts'
import { statusMeant } from './problem-exit.ts'

export interface Operations {
  /** Names of the faults that keep this process from being ready; an empty list when it is ready. */
  faults(): Promise<readonly string[]>
  /** Token with which the metrics can be read. With '' they are served only to programs on the same machine. */
  metricsToken: string
  /** Metrics of the server's calls to external providers. */
  calls: Registry
}

/** Installs the endpoints for health, readiness and metrics, which programs that supervise the server read. */
export function installOperations(app: FastifyInstance, operations: Operations): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route template, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ route, method: request.method, status: statusMeant(reply) }, reply.elapsedTime / 1000)
  })

  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const faults = await operations.faults()
    const ready = faults.length === 0
    return reply.code(ready ? 200 : 503).send({ ready, faults })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, operations.metricsToken)) throw new Problem('not-found')
    const all = Registry.merge([registry, operations.calls])
    return reply.type(all.contentType).send(await all.metrics())
  })
}

function mayRead(request: FastifyRequest, token: string): boolean {
  if (token !== '') return request.headers.authorization === `Bearer ${token}`
  const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
  return local && request.headers['x-forwarded-for'] === undefined
}
