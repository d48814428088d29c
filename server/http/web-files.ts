import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { allowedMethods } from './allowed-methods.ts'

/** File in which the build lists the scripts of each page (tools/vite/page-files.mjs), for the HTML; it is not served. */
export const PAGE_FILES = 'page-files.json'

const DATA = /^\/(api|rest-auth|brand|demo|assets|metrics|healthz|readyz)(\/|$)/

/**
 * Sends the application for one request: index.html with the head of the page. For a page that does not exist, the
 * application says so, and the status tells programs that read no page.
 */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Serves the built browser application: files with a content hash are cached for ever, the page itself is not. */
export async function installWebFiles(
  app: FastifyInstance,
  folder: string,
  pagesOf: (html: string, folder: string) => SendPage,
): Promise<void> {
  const index = path.join(folder, 'index.html')
  const built = existsSync(index)
  const send = pagesOf(built ? readFileSync(index, 'utf8') : '', folder)
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: false,
      index: false,
      globIgnore: [`${PAGE_FILES}*`],
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
    if (built && isPage(request)) return sendPage(request, reply, send)
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

/** A link to set a new password with its secret in the path, as the public contract writes it. */
const SECRET_IN_PATH = /^\/new-password\/([^/]+)\/([^/]+)\/?$/i

/** Sends the application, unless the path has a secret, which is moved behind `#` first. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, send: SendPage): Promise<FastifyReply> {
  const secret = SECRET_IN_PATH.exec(pathOf(request))
  // After `#` the secret is in no referrer header of what the page loads, and the history keeps no address with it.
  if (secret) return reply.redirect(`/new-password#${secret[1]}/${secret[2]}`)
  return send(request, reply)
}
