import { isIP } from 'node:net'

/** Proxies whose `X-Forwarded-*` headers are believed: none, the listed addresses, or a number of proxies in a row. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean)

/** Names of address ranges that Fastify's option trustProxy accepts. */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal'])
const MOST_HOPS = 9

/**
 * Parses `TRUST_PROXY`: a number of proxies, or their addresses. Trusting every address can't be configured, because a caller
 * could then choose their own `X-Forwarded-For` and avoid every limit by address.
 * @returns undefined for a text that is neither
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
