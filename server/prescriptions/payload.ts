import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** Canonical JSON (RFC 8785) of a value, so that equal content gives equal text. */
export function canonical(value: unknown): string {
  const written = canonicalize(value)
  if (written === undefined) throw new TypeError('a payload must be JSON')
  return written
}

/** Public identifier of a prescription: the SHA-256 of its canonical text, in hex. */
export const signatureOf = (payload: string): string =>
  createHash('sha256').update(payload, 'utf8').digest('hex')
