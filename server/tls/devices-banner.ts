import { X509Certificate } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Lines that tell the address of the demo for a phone in the same network, and the warning that the phone's browser
 * will show.
 */
export function devicesBanner(
  { listeningOrigin }: Pick<FastifyInstance, 'listeningOrigin'>,
  addresses: readonly string[],
  certificate: string,
): string[] {
  const { port } = new URL(listeningOrigin)
  const found = addresses.map((address) => `  phone     https://${address}:${port}`)
  return [
    ...(found.length > 0 ? found : ['  phone     this machine has no address in a network']),
    '  The browser warns of the certificate, because this machine made it. Its SHA-256 fingerprint:',
    `  ${new X509Certificate(certificate).fingerprint256}`,
  ]
}
