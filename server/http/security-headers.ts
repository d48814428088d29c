import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Content security policy (assurance.md 1.2). It allows no inline scripts or styles. Of Trusted Types it allows one policy,
 * which registers the service worker.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-src 'self' blob:",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types sw',
].join('; ')

const headers: Record<string, string> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
}

/**
 * Headers that browsers obey for documents and workers only. Scripts, styles and fonts of the application are sent without
 * them, because they would be a fifth to three quarters of a small file's size, and the home page loads 15 such files.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const

/**
 * Sets the security headers of every response, including refusals and files. A response with data is not cached, unless its
 * route allows it.
 * @param collectors origins to which pages may send reports besides their own origin: none unless the operator configured them
 */
export function installSecurityHeaders(app: FastifyInstance, collectors: readonly string[] = []): void {
  const policy = CONTENT_SECURITY_POLICY.replace(
    "connect-src 'self'",
    ["connect-src 'self'", ...collectors].join(' '),
  )
  app.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', policy))
  app.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply))
}

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of Object.entries(headers))
    if (!reply.hasHeader(name)) void reply.header(name, value)
  if (reply.statusCode < 400 && isPart(request.url))
    for (const name of OF_DOCUMENTS) void reply.removeHeader(name)
  if (isData(request.url) && !reply.hasHeader('x-robots-tag')) void reply.header('x-robots-tag', 'noindex')
  if (reply.statusCode < 400 && reply.hasHeader('cache-control')) return
  if (isData(request.url) || reply.statusCode >= 400) {
    void reply.header('cache-control', 'no-store')
  }
}

/** Whether a path answers with data, which no browser may cache and no search engine may list. */
const isData = (url: string): boolean => /^\/(api|rest-auth|demo|v|healthz|readyz|metrics)(\/|$)/.test(url)

/**
 * Whether a path is that of a script, style or font of the application. The service worker does not count, because it has a
 * policy of its own.
 */
const isPart = (url: string): boolean => /^\/assets\/[^?]+\.(?:js|css|woff2)$/.test(url)
