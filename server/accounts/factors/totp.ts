import { Secret, TOTP } from 'otpauth'

/** What every authenticator's application knows: SHA-1, six digits, half a minute (RFC 6238). */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** RFC 4226 section 4: 160 bits. */
const SECRET_BYTES = 20
/** A code of the half minute before or after is taken too: clocks differ. */
const STEPS_OFF = 1

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...SHAPE, ...names, secret: Secret.fromBase32(secret) })

/** The address that an application reads from the QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString()

/** The half minute of which this is the code, counted since 1970; null when it is of none near `at`. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime()
  const off = totpOf(secret).validate({ token: code, timestamp, window: STEPS_OFF })
  return off === null ? null : TOTP.counter({ period: SHAPE.period, timestamp }) + off
}
