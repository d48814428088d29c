import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { SignedDocument } from '#contract/prescription/document.ts'
import { SignedDocumentSchema as Schema } from '#contract/signed-document.ts'

/** Canonical JSON (RFC 8785): equal content gives equal text. */
export function canonical(value: unknown): string {
  const written = canonicalize(value)
  if (written === undefined) throw new TypeError('a payload must be JSON')
  return written
}

/** Public identifier of a prescription: SHA-256 of its canonical text, hex. */
export const signatureOf = (payload: string): string =>
  createHash('sha256').update(payload, 'utf8').digest('hex')

/** The document of a stored payload. @throws when the text is no signed document */
export const parsePayload = (stored: string): SignedDocument => Schema.parse(JSON.parse(stored))
