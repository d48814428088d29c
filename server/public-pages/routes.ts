import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '#brands/brand.ts'
import { Problem } from '#contract/problem.ts'
import type { BrandChoice } from '../brand/brand-choice.ts'
import { acceptsGzip } from '../http/accepts-gzip.ts'
import { brandFile, brandStyle, type PageFont } from './brand-style.ts'
import { COPY_SCRIPT } from './public-page.ts'

const CACHE = 'public, max-age=3600'
/** The built font file of the application, for brands whose typeface is the application's own. */
const OWN_FONT = /^atkinson-hyperlegible-next-latin-wght-normal[\w-]*\.woff2$/

/** Routes of the stylesheets and the script that all public pages share. */
export function publicPageFiles(
  app: FastifyInstance,
  { root, choice }: { root: string; choice: BrandChoice },
): void {
  const here = path.join(root, 'server/public-pages')
  const rules = readFileSync(path.join(here, 'page.css'), 'utf8')
  const script = readFileSync(path.join(here, 'copy-buttons.mjs'), 'utf8')
  const ownFont = ownFontIn(path.join(root, 'dist/web/assets'))

  app.get<{ Params: { brand: string } }>('/public-pages/:brand/style.css', (request, reply) => {
    const brand = choice.of(request)
    if (request.params.brand !== brand.id) throw new Problem('not-found')
    return send(
      request,
      reply.type('text/css; charset=utf-8'),
      brandStyle(brand, faceOf(brand, ownFont), rules),
    )
  })
  app.get(COPY_SCRIPT, (request, reply) =>
    send(request, reply.type('text/javascript; charset=utf-8'), script),
  )
}

/** Sends a file that is the same for every visitor, compressed if the browser accepts that. */
function send(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  void reply.header('cache-control', CACHE).header('vary', 'accept-encoding')
  if (!acceptsGzip(request.headers['accept-encoding']?.toString())) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(gzipSync(text))
}

/**
 * The one font file that a public page loads, in the typeface of the brand's text. Headings use the same font, so that
 * the page stays small.
 */
function faceOf(brand: Brand, ownFont: string | undefined): PageFont | null {
  const { family, files } = brand.font
  const file = files.find(({ style }) => style === 'normal')
  if (file) return { family, address: brandFile(brand, file.file), weight: file.weight }
  return ownFont === undefined ? null : { family, address: `/assets/${ownFont}`, weight: '200 800' }
}

const ownFontIn = (folder: string): string | undefined =>
  existsSync(folder) ? readdirSync(folder).find((name) => OWN_FONT.test(name)) : undefined
