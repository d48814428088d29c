import { Secret, TOTP } from 'otpauth'

/** Parameters that every authenticator application supports: SHA-1, six digits, half a minute (RFC 6238). */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Size of a TOTP secret: 160 bits (RFC 4226 section 4). */
const SECRET_BYTES = 20
/** Number of half minutes before and after the current one whose TOTP codes are accepted too, because clocks differ. */
const STEPS_OFF = 1

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...SHAPE, ...names, secret: Secret.fromBase32(secret) })

/** The `otpauth:` URI that an authenticator application reads from the QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString()

/**
 * The time step (number of half minutes since 1970) that a TOTP code belongs to; null when the code fits no step near
 * `at`.
 */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime()
  const off = totpOf(secret).validate({ token: code, timestamp, window: STEPS_OFF })
  return off === null ? null : TOTP.counter({ period: SHAPE.period, timestamp }) + off
}
