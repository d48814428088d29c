import { isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { isAllowedHost, type AllowedHosts } from './allowed-hosts.ts'
import { OutboundFailure } from './outbound-failure.ts'
import { isPublicAddress } from './public-address.ts'

export interface ConnectorSettings {
  provider: string
  allowed: AllowedHosts
  /** Function that resolves host names, like `lookup` of node:dns. */
  lookup: LookupFunction
  connectMs: number
}

/**
 * Makes connections to public addresses, and to the hosts that the operator named. A host name is resolved once for a
 * connection, and the resolved addresses are checked before one of them is used. A name that resolves to a private address
 * a second later (DNS rebinding) therefore causes no connection to this address.
 */
export function checkedConnector(settings: ConnectorSettings): buildConnector.connector {
  const { provider, allowed, lookup, connectMs: timeout } = settings
  const open = buildConnector({ timeout, allowH2: false, lookup })
  const checked = buildConnector({ timeout, allowH2: false, lookup: publicLookup(provider, lookup) })
  return (options, callback) => {
    const { hostname, protocol } = options
    const port = options.port || (protocol === 'https:' ? '443' : '80')
    if (isAllowedHost(allowed, hostname, port)) return open(options, callback)
    // A host that is an IP address is never looked up in DNS, so it is checked here.
    if (isIP(hostname) !== 0 && !isPublicAddress(hostname))
      return callback(new OutboundFailure(provider, 'forbidden-address'), null)
    return checked(options, callback)
  }
}

/** Resolves a host name to its public addresses, and fails for a name that has none. */
const publicLookup =
  (provider: string, lookup: LookupFunction): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const all = typeof found === 'string' ? [] : found
      const [first, ...rest] = all.filter(({ address }) => isPublicAddress(address))
      if (first === undefined) return callback(new OutboundFailure(provider, 'forbidden-address'), [])
      if (options.all === true) return callback(null, [first, ...rest])
      return callback(null, first.address, first.family)
    })
  }
