import type { RequestFacts } from './context.ts'

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request stays on this machine and is not encrypted: both the configured address of the product and the
 * host that the request names are a loopback address with `http:`. The sender chooses the host, so the configuration
 * decides first: a public deployment has another address.
 */
export function isPlainLoopback({ baseUrl, request }: Pick<RequestFacts, 'baseUrl' | 'request'>): boolean {
  const { protocol, hostname } = new URL(baseUrl)
  const isConfigured = protocol === 'http:' && LOOPBACK.has(hostname)
  return isConfigured && request.protocol === 'http' && LOOPBACK.has(request.hostname.toLowerCase())
}
