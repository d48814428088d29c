import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { allowedMethods } from './allowed-methods.ts'
import { sendProblem } from './problem-exit.ts'

const DATA = /^\/(api|rest-auth|brand|demo|assets|metrics|healthz|readyz)(\/|$)/

/** The built browser application: files with content names for ever, the page itself never from a cache. */
export async function installWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(folder)
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders(reply, file) {
        const forever = file.includes('/assets/')
        reply.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isPage(request)) return sendPage(reply)
    const methods = allowedMethods(request.url.split('?')[0] ?? '')
    if (methods.length === 0) return sendProblem(new Problem('not-found'), request, reply)
    void reply.header('allow', methods.join(', '))
    return sendProblem(
      new Problem('method-not-allowed', { values: { method: request.method } }),
      request,
      reply,
    )
  })
}

const isPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !DATA.test(request.url.split('?')[0] ?? '')

const sendPage = (reply: FastifyReply): FastifyReply => {
  void reply.header('cache-control', 'no-cache')
  return reply.sendFile('index.html')
}
