import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsGzip } from '../http/accepts-gzip.ts'
import { type HeadOf, headOf, withHead } from './page-head.ts'

/** Bytes of one page in each encoding. */
interface Encoded {
  etag: string
  br: Buffer
  gzip: Buffer
  plain: Buffer
}

/** Maximum number of pages that are kept: more than all pages of ten brands. */
const KEPT = 1000

/** Makes the HTML of pages from the application's index.html. A page is made and compressed once. */
export function pageHtml(html: string): (of: HeadOf, files: readonly string[]) => Encoded {
  const kept = new Map<string, Encoded>()
  return (of, files) => {
    const key = `${of.base} ${of.brand.id} ${of.page} ${files.join(' ')}`
    const found = kept.get(key)
    if (found) return found
    const plain = Buffer.from(withHead(html, headOf(of), files))
    const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    const made = { etag, br, gzip: gzipSync(plain), plain }
    if (kept.size >= KEPT) kept.clear()
    kept.set(key, made)
    return made
  }
}

/** Sends a page in an encoding that the client takes, or only its status where the client has it already. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, page: Encoded): FastifyReply {
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie', etag: page.etag })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag)
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
