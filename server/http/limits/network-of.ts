/**
 * Network of a caller, under which attempts and calls are counted: an IPv4 address, or the first 64 bits of an IPv6 address. One
 * connection usually gets all addresses of such an IPv6 network, and could use another address for each attempt.
 * @param ip address as the request has it; an IPv4 address may be written as IPv6 (`::ffff:192.0.2.1`)
 */
export function networkOf(ip: string): string {
  const [address = '', zone] = ip.split('%')
  if (!URL.canParse(`http://[${address}]`)) return ip
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  if (zone === undefined && groups.slice(0, 6).join() === '0,0,0,0,0,65535')
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  // A URL has an IPv6 address in groups of hexadecimal digits only, even if the parsed text ended with an IPv4 address.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (text = ''): number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
  const [before, after] = [numbers(head), numbers(tail)]
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}
