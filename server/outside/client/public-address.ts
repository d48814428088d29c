import ipaddr from 'ipaddr.js'

/** Address of Azure's internal service for virtual machines, which lies in a public range. */
const AZURE_INTERNAL = '168.63.129.16'
/** The only part of IPv6 whose addresses are assigned to hosts of the Internet (RFC 4291, section 2.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address belongs to a host of the Internet. False for private, loopback, link-local, shared (carrier
 * NAT), multicast and reserved addresses, for metadata services of cloud providers, and for IPv6 addresses that embed
 * an IPv4 address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text === AZURE_INTERNAL) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST)
}
