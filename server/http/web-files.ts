import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { allowedMethods } from './allowed-methods.ts'

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
        void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
        // Also where it comes as it is: a cache must not give that, or what is compressed, to everybody.
        void reply.header('vary', 'accept-encoding')
      },
    })
  }
  // At once: nobody is there to read what such a request brings, so that nothing of it can be wrong.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && !(built && isPage(request))) throw notFound(request, reply)
    if (namesNothing(request)) throw notFound(request, reply)
    if (namesImpossible(request)) throw new Problem('not-found')
  })
  app.setNotFoundHandler((request, reply) => {
    if (built && isPage(request)) return sendPage(reply)
    throw notFound(request, reply)
  })
}

/** Nothing is there, or nothing under this method: then the answer names those that are. */
function notFound(request: FastifyRequest, reply: FastifyReply): Problem {
  const methods = allowedMethods(request.url.split('?')[0] ?? '')
  if (methods.length === 0) return new Problem('not-found')
  void reply.header('allow', methods.join(', '))
  return new Problem('method-not-allowed', { values: { method: request.method } })
}

/** `/sessions/` under the method of `/sessions/:id`: the router takes what is missing for an empty name. */
const namesNothing = (request: FastifyRequest): boolean => namesOf(request).includes('')

/** No text of the database holds a zero byte. */
const namesImpossible = (request: FastifyRequest): boolean =>
  namesOf(request).some((name) => name.includes('\0'))

const namesOf = ({ params }: FastifyRequest): string[] => Object.values(params ?? {}).map(String)

const isPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !DATA.test(request.url.split('?')[0] ?? '')

const sendPage = (reply: FastifyReply): FastifyReply => {
  void reply.header('cache-control', 'no-cache')
  return reply.sendFile('index.html')
}
