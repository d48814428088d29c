// @peculiar/x509 needs this polyfill before it is loaded.
import 'reflect-metadata'
import * as x509 from '@peculiar/x509'
import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const DAY_MS = 86_400_000
/**
 * Number of days for which a certificate is valid. Apple's systems refuse a certificate of more than 825 days
 * (support.apple.com/103769).
 */
const VALID_DAYS = 397

export interface Certificate {
  /** Private key of the certificate in PKCS #8, as PEM. */
  key: string
  /** Certificate, as PEM. */
  cert: string
}

/**
 * Makes a server's key and a certificate that is signed by this key. Browsers warn of such a certificate, because
 * nobody whom they trust has signed it.
 * @param hosts names and IP addresses that the certificate is valid for
 */
export async function selfSigned(hosts: readonly string[], now: Date): Promise<Certificate> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const names = hosts.map((value) => ({ type: isIP(value) ? 'ip' : 'dns', value }) as const)
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    // The certificate's serial number is positive and has 16 bytes.
    serialNumber: `01${randomBytes(15).toString('hex')}`,
    name: 'CN=Recetario (demo)',
    // The certificate is valid from a day ago, so that a phone whose clock is a little slow accepts it too.
    notBefore: new Date(now.getTime() - DAY_MS),
    notAfter: new Date(now.getTime() + (VALID_DAYS - 1) * DAY_MS),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension(names),
    ],
  })
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey))
  return { key: x509.PemConverter.encode(key, 'PRIVATE KEY'), cert: certificate.toString('pem') }
}
