import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { selfSigned, type Certificate } from './self-signed.ts'

const FRESH_FOR_MS = 7 * 86_400_000

/**
 * The self-signed certificate that is stored in the data folder. The certificate of an earlier start is used again, so that a
 * device is asked to trust it only once. A new certificate is made if the stored one expires within a week or lacks an address.
 * Only the owner of its file can read the private key.
 */
export async function keptCertificate(
  dataDir: string,
  addresses: readonly string[],
  now = new Date(),
): Promise<Certificate> {
  const keyFile = path.join(dataDir, 'https-key.pem')
  const certFile = path.join(dataDir, 'https-certificate.pem')
  const hosts = ['localhost', '127.0.0.1', '::1', ...addresses]
  if (existsSync(keyFile) && existsSync(certFile)) {
    const kept = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') }
    if (holds(kept.cert, hosts, now)) return kept
  }
  const made = await selfSigned(hosts, now)
  mkdirSync(dataDir, { recursive: true })
  // Writing to a file that exists would not change the file's permissions.
  rmSync(keyFile, { force: true })
  writeFileSync(keyFile, made.key, { mode: 0o600 })
  writeFileSync(certFile, made.cert)
  return made
}

function holds(pem: string, hosts: readonly string[], now: Date): boolean {
  const certificate = new X509Certificate(pem)
  const isFresh = Date.parse(certificate.validTo) > now.getTime() + FRESH_FOR_MS
  const names = (host: string) => (isIP(host) ? certificate.checkIP(host) : certificate.checkHost(host))
  return isFresh && hosts.every((host) => names(host) !== undefined)
}
