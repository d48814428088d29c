/** Hosts of the operator's own network that the server may call, as `host:port`. */
export type AllowedHosts = ReadonlySet<string>

const HOST_AND_PORT = /^(?:\[[\da-f:.]+\]|[\w.-]+):\d{1,5}$/

/**
 * Reads the setting `OUTBOUND_ALLOWED`, such as `127.0.0.1:9000,modelo.clinica.example:8080`; undefined for an invalid
 * text.
 */
export function allowedHosts(text: string): AllowedHosts | undefined {
  const names = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((name) => name !== '')
  if (!names.every((name) => HOST_AND_PORT.test(name))) return undefined
  return new Set(names.map((name) => name.replaceAll(/[[\]]/g, '')))
}

/** Whether the operator allowed the server to call this host and port. */
export const isAllowedHost = (allowed: AllowedHosts, hostname: string, port: string): boolean =>
  allowed.has(`${hostname.replaceAll(/[[\]]/g, '')}:${port}`)

/**
 * Whether the server may call an address: HTTPS on port 443, or a host that the operator named, by HTTP or HTTPS. The
 * IP addresses behind the name are checked when a connection is made.
 */
export function mayCallUrl(url: URL, allowed: AllowedHosts): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (isNamedByOperator(url, allowed)) return true
  return url.protocol === 'https:' && url.port === ''
}

/**
 * Whether an address belongs to a host that the operator named. Such an address may be private and need not use HTTPS.
 */
export const isNamedByOperator = ({ protocol, hostname, port }: URL, allowed: AllowedHosts): boolean =>
  /^https?:$/.test(protocol) &&
  isAllowedHost(allowed, hostname, port || (protocol === 'https:' ? '443' : '80'))
