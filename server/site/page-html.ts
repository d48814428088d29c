import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsGzip } from '../http/accepts-gzip.ts'
import { type FirstFrame, withFrame } from './first-frame.ts'
import { type HeadOf, headOf, type Scripts, withHead } from './page-head.ts'

/** The HTML of one page as bytes in each content encoding, with its ETag. */
interface Encoded {
  etag: string
  br: Buffer
  gzip: Buffer
  plain: Buffer
}

/** Maximum number of pages that are kept in memory, which is more than all pages of ten brands. */
const KEPT = 1000

/** Compresses a page, and makes its ETag. */
function encoded(text: string): Encoded {
  const plain = Buffer.from(text)
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { etag, br, gzip: gzipSync(plain), plain }
}

/**
 * Makes the HTML of pages from the application's index.html. A page is made and compressed once. A page with the first
 * frame of a doctor is made for each request, and not stored.
 */
export function pageHtml(html: string): (of: HeadOf, scripts: Scripts, frame?: FirstFrame) => Encoded {
  const kept = new Map<string, Encoded>()
  return (of, scripts, frame) => {
    const { language } = of
    const make = () => withHead(html, { head: headOf(of), language, ...scripts })
    if (frame) return encoded(withFrame(make(), frame))
    const { files, hasCommand } = scripts
    const key = `${of.base} ${of.brand.id} ${of.page} ${of.hasQuery} ${language} ${hasCommand} ${files.join(' ')}`
    const found = kept.get(key)
    if (found) return found
    const made = encoded(make())
    if (kept.size >= KEPT) kept.clear()
    kept.set(key, made)
    return made
  }
}

/**
 * Sends a page in an encoding that the client accepts, or only the status 304 where the client has the page already.
 * @param names whether the page names a doctor: then no cache may store the page
 */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Encoded,
  names: boolean,
): FastifyReply {
  void reply.headers({ 'cache-control': names ? 'no-store' : 'no-cache', vary: 'accept-encoding, cookie' })
  if (!names) void reply.header('etag', page.etag)
  if (!names && reply.statusCode === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send()
  const takes = request.headers['accept-encoding'] ?? ''
  const coding = /\bbr\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(takes)
    ? 'br'
    : acceptsGzip(takes)
      ? 'gzip'
      : undefined
  if (coding) void reply.header('content-encoding', coding)
  return reply.type('text/html; charset=utf-8').send(coding ? page[coding] : page.plain)
}
