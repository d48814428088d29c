import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Brand } from '#brands/brand.ts'
import { pageAddresses } from '#contract/page-addresses.ts'
import type { BrandChoice } from '../brand/brand-choice.ts'
import { manifestOf } from './manifest.ts'
import { PUBLIC_PAGES } from './page-at.ts'

/** Beginnings of the addresses that return data or files and no pages. robots.txt excludes these addresses. */
const NOT_FOR_CRAWLERS = ['/api/', '/rest-auth/', '/demo/']

/**
 * Address under which a brand is reached at this request: the request's host where the brand names that host, else the
 * product's own address. Any other host is not repeated, because the sender of a request could choose it.
 */
export function brandBase(request: Pick<FastifyRequest, 'host'>, brand: Brand, base: string): string {
  const host = request.host.toLowerCase()
  const isNamed = host !== '*' && brand.hosts.includes(host.replace(/:\d+$/, ''))
  return isNamed ? `${new URL(base).protocol}//${host}` : new URL(base).origin
}

/** Routes that browsers and search engines read: the web app manifest, robots.txt and the map of the public pages. */
export function siteRoutes(app: FastifyInstance, choice: BrandChoice, baseUrl: () => string): void {
  const base = (request: FastifyRequest) => brandBase(request, choice.of(request), baseUrl())

  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(choice.of(request)))),
  )

  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...NOT_FOR_CRAWLERS.map((at) => `Disallow: ${at}`),
          `Sitemap: ${base(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const pages = PUBLIC_PAGES.map((page) => `  <url><loc>${base(request)}${pageAddresses[page]}</loc></url>`)
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...pages,
          '</urlset>',
          '',
        ].join('\n'),
      )
  })
}
