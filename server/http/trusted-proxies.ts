import { isIP } from 'node:net'

/** Whose `X-Forwarded-*` count: nobody's, those of the listed addresses, or those of so many proxies in a row. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean)

/** Names that stand for their ranges (Fastify's trustProxy). */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal'])
const MOST_HOPS = 9

/**
 * Reads `TRUST_PROXY`: a number of proxies, or their addresses. To trust everybody is not among the answers: then the
 * caller's own `X-Forwarded-For` would count, and every limit by address with it.
 * @returns undefined when it is neither
 */
export function trustedProxies(text: string): TrustedProxies | undefined {
  if (text === '' || text === '0') return false
  if (/^\d+$/.test(text)) {
    const hops = Number(text)
    return hops <= MOST_HOPS ? (_address, hop) => hop < hops : undefined
  }
  const addresses = text.split(',').map((part) => part.trim())
  return addresses.every((a) => NAMED.has(a) || isAddressOrRange(a)) ? addresses : undefined
}

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128)
}
