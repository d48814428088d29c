import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { allowedMethods } from './allowed-methods.ts'

/**
 * Name of the file in which the build lists the scripts of each page (tools/vite/page-files.mjs). The server uses it to make
 * the HTML, and does not serve it.
 */
export const PAGE_FILES = 'page-files.json'

const DATA = /^\/(api|rest-auth|brand|demo|assets|metrics|healthz|readyz)(\/|$)/

/**
 * Function that sends the application's index.html for one request, with the head of the requested page. For a page that does
 * not exist, the application shows a message, and the status tells it to programs.
 */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Serves the built web application. Files with a content hash in their name are cached for ever; the HTML is not. */
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
        // The uncompressed file also gets the header `Vary`. Without it, a shared cache would send one encoding to every
        // browser.
        void reply.header('vary', 'accept-encoding')
      },
    })
  }
  // Unknown paths are refused before the body is read, so that no other fault of the request is reported first.
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

/** Makes the refusal of an unknown path. If the path is known under other methods, the header `allow` lists them. */
function notFound(request: FastifyRequest, reply: FastifyReply): Problem {
  const methods = allowedMethods(request.url.split('?')[0] ?? '')
  if (methods.length === 0) return new Problem('not-found')
  void reply.header('allow', methods.join(', '))
  return new Problem('method-not-allowed', { values: { method: request.method } })
}

/** Whether a path parameter is empty, because the router also matches `/sessions/` with `/sessions/:id`. */
const namesNothing = (request: FastifyRequest): boolean => namesOf(request).includes('')

/** Whether a path parameter contains a zero byte, which no text in PostgreSQL can contain. */
const namesImpossible = (request: FastifyRequest): boolean =>
  namesOf(request).some((name) => name.includes('\0'))

const namesOf = ({ params }: FastifyRequest): string[] => Object.values(params ?? {}).map(String)

const isPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !DATA.test(pathOf(request))

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

/** Path of a link to set a new password, with its secret, in the form of the public API. */
const SECRET_IN_PATH = /^\/new-password\/([^/]+)\/([^/]+)\/?$/i

/**
 * Sends the application. If the path contains the secret of a password link, the browser is first redirected to an address with
 * the secret after `#`.
 */
async function sendPage(request: FastifyRequest, reply: FastifyReply, send: SendPage): Promise<FastifyReply> {
  const secret = SECRET_IN_PATH.exec(pathOf(request))
  // After `#` the secret is not in the referrer header of the files that the page loads, and the redirected address is in no
  // history.
  if (secret) return reply.redirect(`/new-password#${secret[1]}/${secret[2]}`)
  return send(request, reply)
}
