import type { RequestFacts } from './context.ts'

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request stays on this machine and is not encrypted. For this, the configured address of the product and the host
 * named in the request must both be a loopback address with `http:`. The sender can choose the host, so it alone would prove
 * nothing; a public deployment has another configured address.
 */
export function isPlainLoopback({ baseUrl, request }: Pick<RequestFacts, 'baseUrl' | 'request'>): boolean {
  const { protocol, hostname } = new URL(baseUrl)
  const isConfigured = protocol === 'http:' && LOOPBACK.has(hostname)
  return isConfigured && request.protocol === 'http' && LOOPBACK.has(request.hostname.toLowerCase())
}
