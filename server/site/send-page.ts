import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasSessionCookie } from '../accounts/session/cookies.ts'
import type { BrandChoice } from '../brand/brand-choice.ts'
import { isPublic, pageAt } from './page-at.ts'
import { pageFiles } from './page-files.ts'
import { pageHtml, sendEncoded } from './page-html.ts'
import { brandBase } from './routes.ts'

/**
 * Makes the function that sends the application's page for a request, with the title, description and pictures of the
 * page and the brand, and the scripts with which the page opens. An address without a page gets the status 404. Only
 * public pages may be listed by search engines.
 */
export const pageSender =
  (choice: BrandChoice, baseUrl: () => string) =>
  (html: string, folder: string): ((request: FastifyRequest, reply: FastifyReply) => FastifyReply) => {
    const pageOf = pageHtml(html)
    const filesOf = pageFiles(folder)
    return (request, reply) => {
      const page = pageAt(request.url.split('?')[0] ?? '')
      const asked: unknown = Object(request.query)['brand']
      const brand = typeof asked === 'string' ? choice.choose(asked, request, reply) : choice.of(request)
      void reply.code(page === undefined ? 404 : 200)
      void reply.header('x-robots-tag', isPublic(page) ? 'index' : 'noindex')
      const files = page === undefined ? [] : filesOf(page, hasSessionCookie({ baseUrl: baseUrl(), request }))
      const base = brandBase(request, brand, baseUrl())
      return sendEncoded(request, reply, pageOf({ brand, page, base }, files))
    }
  }
