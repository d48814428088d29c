import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageAddresses } from '#contract/page-addresses.ts'
import { Problem } from '#contract/problem.ts'
import { allowedMethods } from './allowed-methods.ts'

const DATA = /^\/(api|rest-auth|brand|demo|assets|metrics|healthz|readyz)(\/|$)/

/** Serves the built browser application: files with a content hash are cached for ever, the page itself is not. */
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
        // The uncompressed file is sent with `Vary` too, or a shared cache would serve one encoding to every browser.
        void reply.header('vary', 'accept-encoding')
      },
    })
  }
  // Unknown paths are refused before the body is read, so that nothing in the request can cause another error.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && !(built && isPage(request))) throw notFound(request, reply)
    if (namesNothing(request)) throw notFound(request, reply)
    if (namesImpossible(request)) throw new Problem('not-found')
  })
  app.setNotFoundHandler((request, reply) => {
    if (built && isPage(request)) return sendPage(request, reply)
    throw notFound(request, reply)
  })
}

/** Refusal for a path that is unknown, or known under other methods only: `allow` then lists those. */
function notFound(request: FastifyRequest, reply: FastifyReply): Problem {
  const methods = allowedMethods(request.url.split('?')[0] ?? '')
  if (methods.length === 0) return new Problem('not-found')
  void reply.header('allow', methods.join(', '))
  return new Problem('method-not-allowed', { values: { method: request.method } })
}

/** Whether a path parameter is empty: the router matches `/sessions/` with `/sessions/:id`. */
const namesNothing = (request: FastifyRequest): boolean => namesOf(request).includes('')

/** Whether a path parameter has a zero byte, which no text in PostgreSQL can have. */
const namesImpossible = (request: FastifyRequest): boolean =>
  namesOf(request).some((name) => name.includes('\0'))

const namesOf = ({ params }: FastifyRequest): string[] => Object.values(params ?? {}).map(String)

const isPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !DATA.test(pathOf(request))

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

/**
 * Pattern that matches the path of every page as the application's router does: any case, with or without a slash at
 * the end.
 */
const PAGE = new RegExp(
  `^(?:${Object.values(pageAddresses)
    .map((address) => address.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+'))
    .join('|')})/?$`,
  'i',
)

/** A link to set a new password with its secret in the path, as the public contract writes it. */
const SECRET_IN_PATH = /^\/new-password\/([^/]+)\/([^/]+)\/?$/i

/**
 * Sends the application. For a page that does not exist, the application says so, and the status tells programs that
 * read no page.
 */
const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const secret = SECRET_IN_PATH.exec(pathOf(request))
  // After `#` the secret is in no referrer header of what the page loads, and the history keeps no address with it.
  if (secret) return reply.redirect(`/new-password#${secret[1]}/${secret[2]}`)
  void reply.code(PAGE.test(pathOf(request)) ? 200 : 404).header('cache-control', 'no-cache')
  return reply.sendFile('index.html')
}
