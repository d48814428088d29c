import { createCipheriv, pbkdf2, randomBytes, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { CompactEncrypt, exportJWK } from 'jose'

/**
 * Number of iterations of the key derivation. OWASP asks for 600,000 with HMAC-SHA-256. `KeyObject.export` would use 2,048
 * (OpenSSL's default), so this module builds the encrypted key file itself.
 */
export const ITERATIONS = 600_000

const SALT_BYTES = 16
const BLOCK_BYTES = 16
const KEY_BYTES = 32
const DIGITS_A_LINE = 64

const OID = {
  pbes2: '06092a864886f70d01050d',
  pbkdf2: '06092a864886f70d01050c',
  hmacSha256: '06082a864886f70d0209',
  aes256Cbc: '060960864801650304012a',
}

/**
 * A private key in PKCS#8, encrypted with a passphrase, as OpenSSL reads it (RFC 5958; RFC 8018: PBES2,
 * PBKDF2-HMAC-SHA-256, AES-256-CBC).
 */
export async function encryptedPem(key: KeyObject, passphrase: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const iv = randomBytes(BLOCK_BYTES)
  const derived = await promisify(pbkdf2)(secretOf(passphrase), salt, ITERATIONS, KEY_BYTES, 'sha256')
  const cipher = createCipheriv('aes-256-cbc', derived, iv)
  const plain = key.export({ type: 'pkcs8', format: 'der' })
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  plain.fill(0)
  derived.fill(0)
  return pem('ENCRYPTED PRIVATE KEY', envelope(salt, iv, body))
}

/** A private key as a JWK inside a JWE, encrypted with the passphrase (RFC 7517 section 7; RFC 7518 section 4.8). */
export async function encryptedJwk(key: KeyObject, passphrase: string, keyId: string): Promise<string> {
  const jwk = { ...(await exportJWK(key)), alg: 'EdDSA', use: 'sig', kid: keyId }
  return new CompactEncrypt(Buffer.from(JSON.stringify(jwk)))
    .setProtectedHeader({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', cty: 'jwk+json', kid: keyId })
    .setKeyManagementParameters({ p2c: ITERATIONS, p2s: randomBytes(SALT_BYTES) })
    .encrypt(secretOf(passphrase))
}

/** A public key (SubjectPublicKeyInfo in DER) as PEM. */
export const publicPem = (der: Buffer): string => pem('PUBLIC KEY', der)

/** Bytes of a passphrase, normalised so that they don't depend on how the keyboard writes accents. */
const secretOf = (passphrase: string): Buffer => Buffer.from(passphrase.normalize('NFC'), 'utf8')

function pem(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(new RegExp(`.{1,${DIGITS_A_LINE}}`, 'g')) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}

/** An encrypted private key as `EncryptedPrivateKeyInfo` in DER. */
function envelope(salt: Buffer, iv: Buffer, body: Buffer): Buffer {
  const derivation = sequence(
    known(OID.pbkdf2),
    sequence(octets(salt), integer(ITERATIONS), sequence(known(OID.hmacSha256), known('0500'))),
  )
  const scheme = sequence(known(OID.aes256Cbc), octets(iv))
  return sequence(sequence(known(OID.pbes2), sequence(derivation, scheme)), octets(body))
}

const known = (hex: string): Buffer => Buffer.from(hex, 'hex')
const sequence = (...parts: Buffer[]): Buffer => tagged(0x30, Buffer.concat(parts))
const octets = (bytes: Buffer): Buffer => tagged(0x04, bytes)

function integer(value: number): Buffer {
  const hex = value.toString(16)
  const bytes = known(hex.padStart(hex.length + (hex.length % 2), '0'))
  // In DER, a first bit of 1 would make the integer negative, so a zero byte is put before it.
  return tagged(0x02, (bytes[0] ?? 0) > 0x7f ? Buffer.concat([known('00'), bytes]) : bytes)
}

/** An element in DER, for contents whose length fits into two bytes. */
function tagged(tag: number, bytes: Buffer): Buffer {
  const { length } = bytes
  const written =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...written]), bytes])
}
